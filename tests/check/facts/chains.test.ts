import { describe, expect, it } from 'vitest';
import { chainsOf } from '../../../src/check/facts/chains.ts';
import { NO_FORM_ERRORS } from '../../../src/check/facts/form-errors.ts';
import { guidesOf, pagesOf } from '../../../src/check/facts/pages.ts';
import type { StringUse } from '../../../src/check/facts/site-parts.ts';
import type { MarkdownSource } from '../../../src/model/read/source.ts';

interface Site {
  chains?: unknown[];
  /** Chains that pages list, by path; nothing of a page without a list. */
  lists?: Record<string, string | undefined>;
  files?: string[];
  /** Files that blocks show. */
  shown?: string[];
  refused?: string[];
  /** Rules that report nothing. */
  off?: string[];
}

/** The chains of a site, in short: name, hub, guides with the ends of their pointers. */
function read({ chains = [], lists = {}, files = [], shown = [], refused = [], off = [] }: Site) {
  const pages = Object.entries(lists).map(([path, chain]) => ({
    path,
    sections: [{ type: 'hero' }, ...(chain === undefined ? [] : [{ type: 'article-list', chain }])],
  }));
  const formErrors = { ...NO_FORM_ERRORS, refused: new Set(refused) };
  const markdown = new Map(files.map((name) => [name, {} as MarkdownSource]));
  const strings = shown.map((value) => ({ kind: 'markdown-file', value }) as StringUse);
  const manifest = { chains };
  const isReported = (code: string) => !off.includes(code);
  const site = {
    manifest,
    pages: pagesOf({ pages }, formErrors),
    sources: { markdown },
    strings,
    formErrors,
    isReported,
  };
  return chainsOf(site).map(({ id, hub, articles, pointer, isGone }) => ({
    id,
    hub,
    articles: articles.map(({ text, pointer: at }) => `${text} ${at}`),
    pointer,
    ...(isGone ? { isGone } : {}),
  }));
}

const lists = { '/': undefined, '/pains': 'pains', '/farines': 'farines' };
const files = ['pains/levain', 'pains/index', 'pains/seigle', 'farines/ble', 'accueil'];

describe('the chains of a manifest', () => {
  it('are its own, as they stand, where nothing is lost', () => {
    const chains = [
      { id: 'pains', hub: '/pains', articles: ['levain', 'rien'] },
      'rien',
      { hub: '/farines', articles: [] },
    ];
    expect(read({ chains, lists, files })).toEqual([
      {
        id: 'pains',
        hub: '/pains',
        articles: ['levain /chains/0/articles/0', 'rien /chains/0/articles/1'],
        pointer: '/chains/0',
      },
      { id: '', hub: '/farines', articles: [], pointer: '/chains/2' },
    ]);
  });

  it('have the page of their guides for a hub when theirs is misspelt or lost', () => {
    const hubOf = (chain: object, site: Site = {}) => read({ chains: [chain], lists, files, ...site })[0]?.hub;
    expect(hubOf({ id: 'x', hub: '/pains/', articles: [] })).toBe('/pains');
    expect(hubOf({ id: 'x', articles: ['levain', 'ble', 'seigle'] })).toBe('/pains');
    expect(hubOf({ id: 'x', hub: '/tout-autre', articles: ['ble'] })).toBe('/farines');
    expect(hubOf({ id: 'farines', articles: [] })).toBe('/farines');
    expect(hubOf({ id: 'x', hub: '/farnes', articles: [] })).toBe('/farines');
    expect(hubOf({ id: 'farines', hub: '/tout-autre', articles: [] })).toBe('/farines');
    expect(hubOf({ id: 'x', hub: '/tout-autre', articles: [] })).toBe('/tout-autre');
    expect(hubOf({ id: 'x', articles: [] }, { lists: { '/pains': undefined } })).toBeUndefined();
  });

  it('have the folder of their guides, even where no page answers', () => {
    const inFolder = { files: ['fours/bois', 'fours/gaz'] };
    const hubs = (chain: object) => read({ chains: [chain], lists, ...inFolder }).map(({ hub }) => hub);
    expect(hubs({ id: 'x', articles: ['bois'] })).toEqual(['/fours']);
    expect(hubs({ id: 'x', hub: '/fours', articles: ['bois'] })).toEqual(['/fours']);
    expect(hubs({ id: 'x', hub: '/autre-four', articles: ['bois'] })).toEqual(['/autre-four']);
  });

  it('do not take the hub of another', () => {
    const chains = [
      { id: 'pains', hub: '/pains', articles: ['levain'] },
      { id: 'autres', hub: '/rien', articles: ['levain', 'seigle'] },
      { id: 'pains', hub: '/rien-non-plus', articles: [] },
    ];
    const own = read({ chains, lists, files }).slice(0, 3);
    expect(own.map(({ hub }) => hub)).toEqual(['/pains', '/rien', '/rien-non-plus']);
  });

  it('have the texts of their folder for guides when they have lost the names', () => {
    const articlesOf = (chain: object, site: Site = {}) =>
      read({ chains: [chain], lists, files, ...site })[0]?.articles;
    expect(articlesOf({ id: 'x', hub: '/pains' })).toEqual(['levain /chains/0/articles', 'seigle /chains/0/articles']);
    expect(articlesOf({ id: 'x', hub: '/pains', articles: 'levain' })).toHaveLength(2);
    const refused = { refused: ['/chains/0/articles'] };
    expect(articlesOf({ id: 'x', hub: '/pains', articles: ['seigle', 3] }, refused)).toEqual([
      'seigle /chains/0/articles/0',
      'levain /chains/0/articles',
    ]);
    expect(articlesOf({ id: 'x', hub: '/pains', articles: ['seigle', 3] })).toEqual(['seigle /chains/0/articles/0']);
    expect(articlesOf({ id: 'x', hub: '/pains' }, { shown: ['pains/seigle.md', 'pains/levain.mdx'] })).toEqual([
      'levain /chains/0/articles',
    ]);
    expect(articlesOf({ id: 'x', hub: '/' })).toEqual([]);
  });

  it('are those too that only the page of their guides still lists', () => {
    const chains = [{ id: 'pains', hub: '/pains', articles: ['levain'] }];
    expect(read({ chains, lists, files }).slice(1)).toEqual([
      {
        id: 'farines',
        hub: '/farines',
        articles: ['ble /pages/2/sections/1'],
        pointer: '/pages/2/sections/1',
        isGone: true,
      },
    ]);
    // A page without texts of its own lists the guides of a chain of another name.
    expect(read({ chains, lists: { ...lists, '/fours': 'fours' }, files: files.slice(0, 3) })).toHaveLength(1);
    expect(read({ chains, lists: { '/pains': 'pain' }, files })).toHaveLength(1);
  });
});

describe('the guides of chains', () => {
  it('are those that have a file, each of the first chain that names it', () => {
    const chain = (id: string, ...names: string[]) => ({
      id,
      hub: '/pains',
      value: {},
      pointer: `/${id}`,
      articles: names.map((text, index) => ({ text, pointer: `/${id}/${index}` })),
    });
    const source = (data: unknown) => ({ data, file: { path: 'a' } }) as unknown as MarkdownSource;
    const markdown = new Map([
      ['pains/a', source({ title: 'A' })],
      ['pains/b', source('rien')],
      ['pains/c', source({ title: 'C' })],
    ]);
    const guides = guidesOf([chain('x', 'a', 'rien'), chain('y', 'b', 'a')], { markdown } as never, () => new Map());
    expect(
      [...guides].map(
        ([
          path,
          {
            slug,
            pointer,
            frontMatter,
            chain: { id },
          },
        ]) => [path, slug, pointer, frontMatter, id],
      ),
    ).toEqual([
      ['/pains/a', 'a', '/x/0', { title: 'A' }, 'x'],
      ['/pains/b', 'b', '/y/0', {}, 'y'],
    ]);
  });
});

describe('the pages of a manifest', () => {
  it('are those that have a path, and say whether they are whole', () => {
    const pages = [
      { path: '/a', sections: [{}, {}], noindex: true },
      { path: '/b', sections: [{}, 'rien'], noindex: 'oui' },
      { path: '/c' },
      { title: 'Sans adresse' },
      { path: '/d', sections: [] },
    ];
    const formErrors = { ...NO_FORM_ERRORS, refused: new Set(['/pages/4/sections']) };
    const found = pagesOf({ pages }, formErrors);
    expect(found.map(({ path, noindex, isCut, sections }) => [path, noindex, isCut, sections.length])).toEqual([
      ['/a', true, false, 2],
      ['/b', false, true, 1],
      ['/c', false, true, 0],
      ['/d', false, true, 0],
    ]);
    expect(found[0]?.sections[1]?.pointer).toBe('/pages/0/sections/1');
  });

  it('are taken as they are typed where nobody reports what is wrong with them', () => {
    const misspelt = { chains: [{ id: 'pains', hub: '/pians', articles: ['seigle'] }], lists, files };
    expect(read(misspelt)[0]).toMatchObject({ hub: '/pains' });
    for (const off of [['link/unknown-page'], ['link/inexact-path']]) {
      expect(read({ ...misspelt, off })[0]).toMatchObject({ hub: '/pians' });
    }
    expect(read({ lists, files, off: ['reference/unknown'] })).toEqual([]);
  });
});
