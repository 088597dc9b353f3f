import { describe, expect, it } from 'vitest';
import { chainsOf, findIgnoredGuides } from '../../../src/check/site-index/chains.ts';
import { guidesByPath, pagesOf } from '../../../src/check/site-index/pages.ts';
import { NO_SHAPE_ERRORS } from '../../../src/check/site-index/shape-errors.ts';
import type { Place } from '../../../src/diagnostics/diagnostic.ts';
import type { MarkdownDocument } from '../../../src/model/read/document.ts';
import { fromPartial } from '../../from-partial.ts';

interface Site {
  chains?: unknown;
  /** Chains that pages list, by path; `undefined` for a page without a list. */
  lists?: Record<string, string | undefined>;
  files?: string[];
  refused?: string[];
  missing?: string[];
}

const placed = (pointers: string[]) =>
  new Map(
    pointers.map((pointer): [string, Place] => [pointer, { file: 'site.manifest.json', start: 0, end: 0, pointer }]),
  );

function siteOf({ chains = [], lists = {}, files = [], refused = [], missing = [] }: Site) {
  const pages = Object.entries(lists).map(([path, chain]) => ({
    path,
    sections: [{ type: 'hero' }, ...(chain === undefined ? [] : [{ type: 'article-list', chain }])],
  }));
  const shapeErrors = { ...NO_SHAPE_ERRORS, refused: placed(refused), missing: placed(missing) };
  return {
    manifest: { chains },
    pages: pagesOf({ pages }, shapeErrors),
    sources: { markdown: new Map(files.map((name) => [name, {} as MarkdownDocument])) },
    shapeErrors,
    at: (pointer: string) => ({ file: 'site.manifest.json', start: 0, end: 0, pointer }),
  };
}

/** Returns the chains of a site: names, hubs, guides with their pointers, and pointers. */
const read = (site: Site) =>
  chainsOf(siteOf(site)).map(({ id, hub, articles, pointer }) => [
    ...[id, hub, pointer],
    articles.map((article) => `${article.text} ${article.pointer}`),
  ]);

/** Returns the places where ignored guides are reported, each with those of the paths that may belong to it. */
const lost = (site: Site, ...paths: string[]) =>
  findIgnoredGuides(siteOf(site)).map(({ place, isHub, covers }) => [place.pointer, isHub, paths.filter(covers)]);

const lists = { '/': undefined, '/pains': 'pains', '/farines': 'farines' };
const files = ['pains/levain', 'pains/index', 'pains/seigle', 'farines/ble', 'accueil'];

describe('the chains of a manifest', () => {
  it('are those of the manifest, unchanged', () => {
    const own = { id: 'pains', hub: '/pains', articles: ['levain', 'rien'] };
    const chains = [own, 'rien', { hub: '/farines', articles: [] }];
    expect(read({ chains, lists, files })).toEqual([
      ['pains', '/pains', '/chains/0', ['levain /chains/0/articles/0', 'rien /chains/0/articles/1']],
      ['', '/farines', '/chains/2', []],
    ]);
    expect(lost({ chains, lists, files })).toEqual([]);
  });

  it('have no guides if their hub is neither a page nor a folder of texts', () => {
    const chain = (hub: string) => [{ id: 'x', hub, articles: ['levain'] }];
    const guides = (hub: string, texts = files) => read({ chains: chain(hub), lists, files: texts })[0]?.at(-1);
    expect(guides('/pians')).toEqual([]);
    expect(guides('/pains/')).toEqual([]);
    expect(guides('/fours', ['fours/bois'])).toHaveLength(1);
    expect(lost({ chains: chain('/pians'), lists: {}, files }, '/pains/levain', '/pains/seigle')).toEqual([
      ['/chains/0/hub', true, ['/pains/levain']],
    ]);
  });

  const hub = '/pains';
  const ofHub = '/pains/levain';
  const others = '/farines/ble';
  /** The page that lists the guides of a chain that does not exist. */
  const listed = ['/pages/2/sections/1/chain', false, [others]];

  it.each<[what: string, site: Site, places: unknown[][]]>([
    [
      'no hub',
      { chains: [{ id: 'x', articles: ['levain'] }], missing: ['/chains/0/hub'] },
      [['/chains/0/hub', false, [ofHub]]],
    ],
    [
      'a wrong list',
      { chains: [{ hub }], lists, refused: ['/chains/0/articles'] },
      [['/chains/0/articles', false, [ofHub]], listed],
    ],
    [
      'a wrong item',
      { chains: [{ hub, articles: ['levain', undefined] }], lists, refused: ['/chains/0/articles/1'] },
      [['/chains/0/articles/1', false, [ofHub]], listed],
    ],
    ['a wrong chain', { chains: [undefined], refused: ['/chains/0'] }, [['/chains/0', false, [ofHub, others]]]],
    ['no list of chains', { chains: 'pains', refused: ['/chains'] }, [['/chains', false, [ofHub, others]]]],
  ])('have lost guides with %s', (_, site, places) => {
    expect(lost(site, ofHub, others)).toEqual(places);
  });

  it('are none without a hub', () => {
    expect(read({ chains: [{ id: 'x', articles: ['levain'] }] })).toEqual([]);
  });

  it('are missing for a page that lists the guides of a removed one', () => {
    const chains = [{ id: 'pains', hub: '/pains', articles: ['levain'] }];
    expect(lost({ chains, lists, files }, '/pains/levain', '/farines/ble')).toEqual([
      ['/pages/2/sections/1/chain', false, ['/farines/ble']],
    ]);
    expect(lost({ chains, lists: { '/pains': 'pain' }, files })).toEqual([]);
  });
});

describe('the guides of chains', () => {
  it('are those with a file, each in the first chain that names it', () => {
    const chain = (id: string, ...names: string[]) => {
      const articles = names.map((text, index) => ({ text, pointer: `/${id}/${index}` }));
      return { id, hub: '/pains', value: {}, pointer: `/${id}`, articles };
    };
    const source = (data: unknown) => fromPartial<MarkdownDocument>({ data, path: 'a' });
    const markdown = new Map([
      ['pains/a', source({ title: 'A' })],
      ['pains/b', source('rien')],
      ['pains/c', source({ title: 'C' })],
    ]);
    const chains = [chain('x', 'a', 'rien'), chain('y', 'b', 'a')];
    const guides = [...guidesByPath(chains, { markdown } as never, NO_SHAPE_ERRORS)];
    expect(guides.map(([path, one]) => [path, one.slug, one.pointer, one.frontMatter, one.chain.id])).toEqual([
      ['/pains/a', 'a', '/x/0', { title: 'A' }, 'x'],
      ['/pains/b', 'b', '/y/0', {}, 'y'],
    ]);
  });
});

describe('the pages of a manifest', () => {
  it('are those with a path, and have a flag for missing sections', () => {
    const pages = [
      { path: '/a', sections: [{}, {}], noindex: true },
      { path: '/b', sections: [{}, 'rien'], noindex: 'oui' },
      { path: '/c' },
      { title: 'Sans adresse' },
      { path: '/d', sections: [] },
    ];
    const shapeErrors = { ...NO_SHAPE_ERRORS, refused: placed(['/pages/4/sections']) };
    const found = pagesOf({ pages }, shapeErrors);
    expect(found.map(({ path, noindex, isCut, sections }) => [path, noindex, isCut, sections.length])).toEqual([
      ['/a', true, false, 2],
      ['/b', false, true, 1],
      ['/c', false, true, 0],
      ['/d', false, true, 0],
    ]);
    expect(found[0]?.sections[1]?.pointer).toBe('/pages/0/sections/1');
  });
});
