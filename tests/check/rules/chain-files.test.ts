import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import { fileOfOtherEnding, validFileName } from '../../../src/check/site-index/misnamed-files.ts';
import { NO_SHAPE_ERRORS } from '../../../src/check/site-index/shape-errors.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { ChainEntry, MarkdownUse, SiteParts } from '../../../src/check/site-index/site-parts.ts';
import { countReferences, likelyPath } from '../../../src/check/site-index/unlisted-texts.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { fromPartial } from '../../from-partial.ts';
import { checkMutation } from '../mutated-site.ts';

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

  it('may have another extension than texts', () => {
    const others = new Set(['pains/ble.md.txt', 'pains/Seigle.MD', 'pains/a.b/orge.markdown']);
    expect(fileOfOtherEnding('pains/ble', { others })).toBe('pains/ble.md.txt');
    expect(fileOfOtherEnding('pains/seigle', { others })).toBe('pains/Seigle.MD');
    expect(fileOfOtherEnding('pains/orge', { others })).toBeUndefined();
    expect(fileOfOtherEnding('pains/ble', {})).toBeUndefined();
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

  it('is matched with the file with a similar name, or with the only free file', () => {
    const files = ['pains/ble', 'pains/seigle', 'pains/index', 'pains/plus/loin', 'autres/orge'];
    expect(missing({ chains: [pains('bel')], files })).toEqual([{ ...lost('bel'), near: 'ble' }]);
    expect(missing({ chains: [pains('ble', 'tout-autre')], files })).toEqual([
      { ...lost('tout-autre', 1), near: 'seigle' },
    ]);
    expect(missing({ chains: [pains('tout-autre')], files })).toEqual([lost('tout-autre')]);
    expect(missing({ chains: [pains('ble', 'tout-autre', 'encore-un')], files })).toEqual([
      lost('tout-autre', 1),
      lost('encore-un', 2),
    ]);
  });

  it('is matched with a file of its name in another folder', () => {
    const files = ['farines/pains/ble', 'farines/ble', 'pains/bel'];
    expect(missing({ chains: [pains('ble')], files })).toEqual([
      { ...lost('ble'), kind: 'elsewhere', found: 'farines/pains/ble' },
    ]);
  });

  it('is only matched with guides in its folder that no chain names', () => {
    const files = ['pains/ble', 'pains/seigle', 'pains/index', 'pains/plus/loin', 'pains/Mon Pain', 'painsx/orge'];
    expect(missing({ chains: [pains('ble', 'tout-autre')], files })).toEqual([
      { ...lost('tout-autre', 1), near: 'seigle' },
    ]);
  });
});

describe('a text that is missing in its chain', () => {
  const document = (file: string | undefined, ...pages: string[]) =>
    ({ file, pages, placeOf: () => ({ file, start: 9, end: 9 }) }) as unknown as MarkdownUse;
  const out = (site: Site, documents: MarkdownUse[]) => {
    const found = siteOf({ ...site, documents }).unlistedTexts;
    return [...found].map(
      ([
        path,
        {
          chain: { hub },
          slug,
          causes,
        },
      ]) => [path, hub, slug, ...causes.map((place) => place.pointer ?? place.file)],
    );
  };

  it('is in the folder of a chain, is shown by no page, and may be explained by its name or a similar one', () => {
    const chains = [pains('ble', 'sigle')];
    const files = ['pains/ble', 'pains/seigle', 'pains/orge', 'pains/index', 'pains/Mon Pain', 'textes/a', 'accueil'];
    const documents = [
      ...files.slice(1).map((file) => document(file)),
      document('pains/ble', '/pains/ble'),
      document(undefined),
    ];
    expect(out({ chains, files }, documents)).toEqual([
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
    expect(
      out(
        { chains, files },
        files.map((file) => document(file)),
      ),
    ).toEqual([
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
  const find = '"conserver-son-pain", "recettes-de-pain-perdu"]';
  const found = (put: string) =>
    checkMutation({
      edits: [{ file: 'site.manifest.json', find, put }],
      add: { [unlisted]: guide.replace(/title: .*/, 'title: "La brioche du dimanche"') },
    })
      .filter(({ code }) => code === 'chain/lost-guide')
      .map(({ severity, file }) => [severity, file]);

  it('is a warning at its file, or an error at the chain if links lead to it', () => {
    expect(found(find)).toEqual([['warning', unlisted]]);
    // Each guide is reported once, independently of the others.
    expect(found('"conserver-son-pain"]')).toEqual([
      ['warning', unlisted],
      ['error', 'site.manifest.json'],
    ]);
  });

  it('is not reported if a name in the chain probably intended it', () => {
    expect(found('"conserver-son-pain", "recettes-de-pain-perdu", "la-broiche"]')).toEqual([
      ['error', 'site.manifest.json'],
    ]);
  });
});
