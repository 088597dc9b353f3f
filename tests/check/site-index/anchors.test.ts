import { describe, expect, it } from 'vitest';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import { linkedPartOf } from '../../../src/check/site-index/link-target.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { LinkUse, MarkdownUse, PageEntry, SiteParts } from '../../../src/check/site-index/site-parts.ts';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import { fromPartial } from '../../from-partial.ts';

const link = (to: string, ...pages: string[]) =>
  ({ to, target: linkedPartOf(to, 'link'), pages: pages.length > 0 ? pages : undefined }) as LinkUse;

interface Site {
  /** Sections of the pages, by path. */
  pages?: Record<string, Record<string, unknown>[]>;
  links: LinkUse[];
  cut?: string[];
  documents?: MarkdownUse[];
}

function factsOf({ pages = {}, links, cut = [], documents = [] }: Site): SiteIndex {
  const entries = Object.entries(pages).map(([path, sections], index) => {
    const pointer = `/pages/${index}`;
    const placed = sections.map((value, at) => ({ value, pointer: `${pointer}/sections/${at}` }));
    return fromPartial<PageEntry>({ path, pointer, isCut: cut.includes(path), sections: placed });
  });
  return deriveIndex(
    fromPartial<SiteParts>({
      pages: entries,
      links,
      documents,
      routeOf: (path: string) => (/^\/devis\/\w+$/.test(path) ? '/devis/:n' : path in pages ? path : undefined),
      paths: () => Object.keys(pages),
      anchorsOf: (route: string) => new Set((pages[route] ?? []).flatMap(({ id }) => (id ? [String(id)] : []))),
      placesHolding: () => [],
      at: (pointer: string) => ({ file: 'site.manifest.json', start: 0, end: 0, pointer }),
      guides: new Map(),
      sources: { markdown: new Map() },
    }),
  );
}

describe('links to a section', () => {
  const pages = { '/': [{ id: 'prix' }], '/contact': [{ id: 'form' }], '/devis/:n': [] };
  const follow = (site: Omit<Site, 'pages'>) => {
    const { unknown, reached } = factsOf({ pages, ...site }).anchors;
    return { lost: unknown.map(({ path, route, anchor }) => [path, route, anchor]), reached: [...reached] };
  };

  it.each<[what: string, links: LinkUse[], lost: [to: string, route: string, anchor: string][], reached: string[]]>([
    [
      'lead to the page of their path',
      [link('/#prix'), link('/contact#rien')],
      [['/contact', '/contact', 'rien']],
      ['/#prix'],
    ],
    ['lead to their own page', [link('#form', '/contact', '/'), link('#rien')], [['', '/', 'form']], ['/contact#form']],
    [
      'lead to a page whose path differs only in its notation',
      [link('/Contact/#form'), link('/contact.html#rien')],
      [['/contact', '/contact', 'rien']],
      ['/contact#form'],
    ],
    [
      'are ignored without an anchor, without a page, and on many pages',
      ['/contact', '/rien#a', '/devis/12#a', 'https://a.fr/#a'].map((to) => link(to)),
      [],
      [],
    ],
  ])('%s', (_, links, lost, reached) => {
    expect(follow({ links })).toEqual({ lost, reached });
  });

  it('are ignored if sections of their page are missing, but not if one of its texts is whole', () => {
    const none = { lost: [], reached: [] };
    expect(follow({ links: [link('/contact#rien'), link('/contact#form')], cut: ['/contact'] })).toEqual(none);
    const whole = fromPartial<MarkdownUse>({ analysis: analyzeMarkdown('## Rien'), pages: ['/contact'] });
    expect(follow({ links: [link('/contact#rien')], documents: [whole] }).lost).toHaveLength(1);
  });

  it('are explained by a text of their page that may include the section', () => {
    const place = { file: 'content/a.md', start: 0, end: 4 };
    const swallowed = { analysis: analyzeMarkdown('<!-- ## Rien'), pages: ['/contact'], placeOf: () => place };
    const documents = [fromPartial<MarkdownUse>(swallowed)];
    const { unknown } = factsOf({ pages, links: [link('/contact#rien'), link('/#rien')], documents }).anchors;
    expect(unknown.map(({ causes }) => causes)).toEqual([[place], []]);
  });
});

describe('a section that a page lacks', () => {
  const lost = (sections: Record<string, unknown>[], links: LinkUse[]) =>
    factsOf({ pages: { '/': sections }, links }).unresolvedAnchors.map(({ name, uses, near, renamed }) => [
      name,
      uses.length,
      near,
      renamed?.pointer,
    ]);
  const twice = (to: string) => [link(to, '/a'), link(to, '/b')];

  it('is one with a similar name that no link uses, if several links lead to it', () => {
    const sections = [{ id: 'autre' }, { id: 'tarif' }];
    expect(lost(sections, [...twice('/#tarifs'), link('/#autre')])).toEqual([
      ['/#tarifs', 2, 'tarif', '/pages/0/sections/1/id'],
    ]);
    expect(lost(sections, [link('/#tarifs')])).toEqual([['/#tarifs', 1, 'tarif', undefined]]);
    expect(lost(sections, [...twice('/#tarifs'), link('/#tarif')])).toEqual([['/#tarifs', 2, 'tarif', undefined]]);
  });

  it('is not one without a similar name, of whatever type', () => {
    expect(lost([{ type: 'pricing' }, { id: 'offre' }], twice('/#pricing'))).toEqual([
      ['/#pricing', 2, undefined, undefined],
    ]);
  });

  it('has one use for a single link, on however many pages', () => {
    expect(lost([{ id: 'faqs' }], [link('/#faq', '/a', '/b')])).toEqual([['/#faq', 1, 'faqs', undefined]]);
    expect(lost([{ id: 'faqs' }], [link('#faq', '/', '/')])).toEqual([['/#faq', 1, 'faqs', undefined]]);
  });
});
