import { wordsWith } from '../../../model/markdown/count-words.ts';
import type { MarkdownLink } from '../../../model/markdown/markdown.ts';
import { editorialOf } from '../../../model/resolve/editorial.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Guide } from '../../site-index/site-parts.ts';
import type { Rule } from '../rule.ts';
import { rule as longSentence } from './long-sentence.ts';
import { rule as noPracticalPart } from './no-practical-part.ts';
import { rule as similarGuides } from './similar-guides.ts';
import { rule as tic } from './tic.ts';

/** Returns the first link of a guide to each page of the site, in order. */
function linksOf({ source }: Guide): Map<string, MarkdownLink> {
  const links = new Map<string, MarkdownLink>();
  for (const link of source.analysis.links) {
    if (link.isImage || !/^\/(?!\/)/.test(link.to)) continue;
    const page = link.to.replace(/[#?].*$/, '') || '/';
    if (!links.has(page)) links.set(page, link);
  }
  return links;
}

/** Functions that compute the counts of a guide that the manifest limits. */
const COUNTS = {
  words: ({ source }: Guide, { lookup }: SiteIndex) => wordsWith(source.words, lookup),
  sections: ({ source }: Guide) => source.analysis.headings.filter(({ level }) => level === 2).length,
  links: (guide: Guide) => linksOf(guide).size,
};

/** Creates a check that yields the guides whose count is above, or below, the manifest's limit. */
function outside(key: keyof typeof COUNTS, bound: 'most' | 'least'): Rule['check'] {
  return function* (site) {
    const limit = editorialOf(site.sources.manifest.data)[key][bound];
    if (limit === undefined) return;
    for (const guide of site.guides.values()) {
      const value = COUNTS[key](guide, site);
      const isOutside = bound === 'most' ? value > limit : value < limit;
      const args = { value, limit, difference: Math.abs(value - limit) };
      if (isOutside) yield { place: guide.source.locate('/title'), args };
    }
  };
}

/** The rules of the group « style ». */
export const rules: readonly Rule[] = [
  /** A guide links to enough pages. */
  { code: 'style/few-links', severity: 'warning', check: outside('links', 'least') },
  /** A guide has enough sections. */
  { code: 'style/few-sections', severity: 'warning', check: outside('sections', 'least') },
  /** A guide is short enough to be read in one go. */
  { code: 'style/long-guide', severity: 'warning', check: outside('words', 'most') },
  longSentence,
  /** A guide links to few enough pages for readers to follow the links. */
  {
    code: 'style/many-links',
    severity: 'warning',
    *check({ sources, guides }) {
      const { most: limit = Number.POSITIVE_INFINITY } = editorialOf(sources.manifest.data).links;
      for (const guide of guides.values()) {
        const links = [...linksOf(guide).values()];
        const surplus = links[limit];
        if (surplus) yield { place: guide.source.placeOf(surplus), args: { value: links.length, limit } };
      }
    },
  },
  /** A guide has few enough sections for an overview. */
  { code: 'style/many-sections', severity: 'warning', check: outside('sections', 'most') },
  /** Every guide has a link from another one. */
  {
    code: 'style/no-incoming-link',
    severity: 'error',
    *check({ guides }) {
      const linksFrom = new Map([...guides].map(([from, guide]) => [from, linksOf(guide)]));
      for (const { path, source } of guides.values()) {
        const isLinked = [...linksFrom].some(([from, links]) => from !== path && links.has(path));
        if (!isLinked) yield { place: source.locate('/title'), args: { path } };
      }
    },
  },
  noPracticalPart,
  /** A guide is long enough to answer its question. */
  { code: 'style/short-guide', severity: 'warning', check: outside('words', 'least') },
  similarGuides,
  tic,
];
