import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import { validFileName } from '../../../src/check/site-index/misnamed-files.ts';
import { NO_SHAPE_ERRORS } from '../../../src/check/site-index/shape-errors.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { ChainEntry, MarkdownUse, SiteParts } from '../../../src/check/site-index/site-parts.ts';
import { countReferences, likelyPath } from '../../../src/check/site-index/unlisted-texts.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { fromPartial } from '../../from-partial.ts';
import { both, edit, MANIFEST, reported } from '../findings.ts';

const chain = (hub: string, names: string[], help: string[] = []): ChainEntry => ({
  id: hub.slice(1),
  hub,
  value: { articles: names, help },
  pointer: hub,
  articles: names.map((text, index) => ({ text, pointer: `${hub}/${index}` })),
});

interface Site {
  chains: ChainEntry[];
  files?: string[];
  unreadable?: string[];
  others?: string[];
  documents?: MarkdownUse[];
}

const siteOf = ({ chains, files = [], unreadable = [], others = [], documents = [] }: Site) =>
  deriveIndex(
    fromPartial<SiteParts>({
      chains,
      documents,
      links: [],
      sources: {
        markdown: new Map(files.map((name) => [name, { path: `content/${name}.md` }])),
        unreadable: new Set(unreadable),
        others: new Set(others),
      },
      manifest: { chains: [] },
      shapeErrors: NO_SHAPE_ERRORS,
      pages: [],
      placesHolding: () => [],
      at: (pointer: string) => ({ file: 'site.manifest.json', start: 0, end: 0, pointer }),
    }),
  );

const pains = (...names: string[]) => chain('/pains', names);

describe('the name of a guide’s file', () => {
  it('has characters valid in an address, in the folder of a chain', () => {
    const chains = [pains()];
    expect(validFileName('pains/Mon Pain', chains)).toBe('mon-pain');
    expect(validFileName('pains/Été', chains)).toBe('ete');
    expect(validFileName('pains/2-pains', chains)).toBeUndefined();
    expect(validFileName('textes/Mon Pain', chains)).toBeUndefined();
    expect(validFileName('pains/plus/Mon Pain', chains)).toBeUndefined();
    const site = siteOf({ chains, files: ['pains/Mon Pain', 'pains/ble', 'x/Y'], unreadable: ['pains/Ma_Farine'] });
    expect([...site.misnamedFiles]).toEqual([
      ['pains/mon-pain', { file: 'content/pains/Mon Pain.md', start: 0, end: 0 }],
      ['pains/ma-farine', undefined],
    ]);
  });
});

describe('a guide without a file', () => {
  const missing = (site: Site) =>
    siteOf(site).unresolvedGuides.map(({ name: slug, uses, folder, kind, found, near, places }) => ({
      slug,
      folder,
      pointer: uses[0].locate().pointer,
      ...(kind === 'no-file' ? {} : { kind }),
      ...(found === undefined ? {} : { found }),
      ...(near === undefined ? {} : { near }),
      ...(places.length === 1 ? {} : { causes: places.slice(0, -1).map((place) => place.file) }),
    }));
  const lost = (slug: string, index = 0) => ({ slug, folder: 'pains/', pointer: `/pains/${index}` });

  it('is not reported if the file exists or is unreadable, and is explained by another extension or an invalid name', () => {
    const chains = [pains('ble', 'seigle', 'orge', 'mon-pain')];
    const site = {
      chains,
      files: ['pains/ble', 'pains/Mon Pain'],
      unreadable: ['pains/seigle'],
      others: ['pains/orge.txt'],
    };
    expect(missing(site)).toEqual([
      { ...lost('orge', 2), kind: 'other-ending', found: 'pains/orge.txt' },
      { ...lost('mon-pain', 3), kind: 'misnamed-file', causes: ['content/pains/Mon Pain.md'] },
    ]);
    expect([...siteOf(site).guidePlaces.keys()]).toEqual(['/pains/orge', '/pains/mon-pain']);
  });

  const others = ['pains/index', 'pains/plus/loin', 'pains/Mon Pain', 'painsx/orge', 'autres/orge'];
  const [ble, seigle] = ['pains/ble', 'pains/seigle'];

  it.each([
    ['the file with a similar name', ['bel'], [ble, seigle, ...others], [{ ...lost('bel'), near: 'ble' }]],
    [
      'the only file in its folder that no chain names',
      ['ble', 'tout-autre'],
      [ble, seigle, ...others],
      [{ ...lost('tout-autre', 1), near: 'seigle' }],
    ],
    ['none of several files', ['tout-autre'], [ble, seigle], [lost('tout-autre')]],
    ['no file with a similar name that a chain names', ['ble', 'bel'], [ble], [lost('bel', 1)]],
    [
      'no file that another one may have',
      ['ble', 'tout-autre', 'encore-un'],
      [ble, seigle],
      [lost('tout-autre', 1), lost('encore-un', 2)],
    ],
    [
      'a file of its name in another folder',
      ['ble'],
      ['farines/pains/ble', 'farines/ble', 'pains/bel'],
      [{ ...lost('ble'), kind: 'elsewhere', found: 'farines/pains/ble' }],
    ],
  ])('is matched with %s', (_, names, files, guides) => {
    expect(missing({ chains: [pains(...names)], files })).toEqual(guides);
  });
});

describe('a text that is missing in its chain', () => {
  const document = (file: string | undefined, ...pages: string[]) =>
    ({ file, pages, placeOf: () => ({ file, start: 9, end: 9 }) }) as unknown as MarkdownUse;
  const out = (site: Site) =>
    [...siteOf(site).unlistedTexts].map(([path, text]) => [
      ...[path, text.chain.hub, text.slug],
      ...text.causes.map((place) => place.pointer ?? place.file),
    ]);

  it('is in the folder of a chain, is shown by no page, and may be explained by its name or a similar one', () => {
    const chains = [pains('ble', 'sigle')];
    const files = ['pains/ble', 'pains/seigle', 'pains/orge', 'pains/index', 'pains/Mon Pain', 'textes/a', 'accueil'];
    const documents = [
      ...files.slice(1).map((file) => document(file)),
      document('pains/ble', '/pains/ble'),
      document(undefined),
    ];
    expect(out({ chains, files, documents })).toEqual([
      ['/pains/seigle', '/pains', 'seigle', 'pains/seigle'],
      ['/pains/orge', '/pains', 'orge', 'pains/orge'],
      ['/pains/Mon Pain', '/pains', 'Mon Pain', 'pains/Mon Pain'],
    ]);
    expect(siteOf({ chains, files }).unresolvedGuides.map(likelyPath)).toEqual(['/pains/seigle']);
  });

  it('is not one that a chain expects in another folder', () => {
    const chains = [pains('ble'), chain('/farines', [])];
    const files = ['farines/ble', 'farines/orge'];
    expect(siteOf({ chains, files }).unresolvedGuides.map(likelyPath)).toEqual(['/farines/ble']);
    expect(out({ chains, files, documents: files.map((file) => document(file)) })).toEqual([
      ['/farines/ble', '/farines', 'ble', 'farines/ble'],
      ['/farines/orge', '/farines', 'orge', 'farines/orge'],
    ]);
  });

  it('is referred to by links, and by chains whose help names it', () => {
    const brokenLinks = ['/pains/orge', '/rien', '/pains/orge'].map((path) => ({ target: { path } }));
    const chains = [chain('/pains', ['ble'], ['ble', 'orge'])];
    expect([...countReferences(fromPartial<SiteIndex>({ brokenLinks, chains }))]).toEqual([
      ['/pains/orge', 3],
      ['/rien', 1],
    ]);
  });
});

describe('a guide that its chain does not name', () => {
  const guide = readFileSync(path.join(baseSite, 'content/guides/conserver-son-pain.md'), 'utf8');
  const unlisted = 'content/guides/la-brioche.md';
  const found = (put: string) => {
    const add = { [unlisted]: guide.replace(/title: .*/, 'title: "La brioche du dimanche"') };
    const mistake = both(edit(MANIFEST, '"conserver-son-pain", "recettes-de-pain-perdu"]', put), { add });
    return reported(mistake, 'code', 'severity', 'file').filter(([code]) => code === 'chain/lost-guide');
  };

  it('is a warning at its file, while links to another one are an error at the chain', () => {
    expect(found('"conserver-son-pain"]')).toEqual([
      ['chain/lost-guide', 'warning', unlisted],
      ['chain/lost-guide', 'error', MANIFEST],
    ]);
  });

  it('is not reported if a name in the chain probably intended it', () => {
    expect(found('"conserver-son-pain", "recettes-de-pain-perdu", "la-broiche"]')).toEqual([
      ['chain/lost-guide', 'error', MANIFEST],
    ]);
  });
});

describe('chain/not-closed', () => {
  const CHOOSE = 'choisir-son-pain';
  const KEEP = 'conserver-son-pain';
  const RECIPES = 'recettes-de-pain-perdu';
  const SOUR = 'levain';

  const fileOf = (slug: string) => `content/guides/${slug}.md`;

  /** Returns the findings about the chain of the base site and a fourth guide, whose texts have these links. */
  function said(links: Record<string, { next?: string; prev?: string }>) {
    const linksOf = (slug: string) =>
      Object.entries(links[slug] ?? {})
        .map(([key, to]) => `${key}: "/guides/${to}"\n`)
        .join('');
    const mistake = both(
      edit(MANIFEST, `"${RECIPES}"],`, `"${RECIPES}", "${SOUR}"],`),
      ...[CHOOSE, KEEP, RECIPES].map((slug) => edit(fileOf(slug), 'title: ', `${linksOf(slug)}title: `)),
      { add: { [fileOf(SOUR)]: `---\n${linksOf(SOUR)}title: "Le levain"\n---\n\nUn levain.\n` } },
    );
    return reported(mistake, 'code', 'file', 'pointer', 'message').filter(([code]) => /^chain/.test(String(code)));
  }

  it('accepts another order of all guides', () => {
    const links = {
      [CHOOSE]: { next: RECIPES, prev: SOUR },
      [RECIPES]: { next: KEEP, prev: CHOOSE },
      [KEEP]: { next: SOUR, prev: RECIPES },
      [SOUR]: { next: CHOOSE, prev: KEEP },
    };
    expect(said(links)).toEqual([]);
  });

  it('reports two separate loops, at each link that leaves the order of the manifest', () => {
    const links = {
      [CHOOSE]: { next: KEEP, prev: KEEP },
      [KEEP]: { next: CHOOSE, prev: CHOOSE },
      [RECIPES]: { next: SOUR, prev: SOUR },
      [SOUR]: { next: RECIPES, prev: RECIPES },
    };
    const reportedLoop = (key: string, a: string, b: string) => {
      const loop = `/guides/${a} → /guides/${b}, /guides/${b} → /guides/${a}.`;
      return ['chain/not-closed', fileOf(a), `/${key}`, expect.stringMatching(` : ${loop}$`)];
    };
    expect(said(links)).toEqual([
      reportedLoop('prev', CHOOSE, KEEP),
      reportedLoop('next', KEEP, CHOOSE),
      reportedLoop('next', SOUR, RECIPES),
      reportedLoop('prev', RECIPES, SOUR),
    ]);
  });

  it('reports a guide that the loop leaves out', () => {
    const links = { [CHOOSE]: { next: RECIPES }, [RECIPES]: { prev: CHOOSE } };
    expect(said(links).map(([, file, key]) => [file, key])).toEqual([
      [fileOf(CHOOSE), '/next'],
      [fileOf(RECIPES), '/prev'],
    ]);
  });
});
