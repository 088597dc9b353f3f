import { wordsWith } from '../../../model/markdown/count-words.ts';
import { editorialOf } from '../../../model/resolve/editorial.ts';
import type { GuideText } from '../../facts/guide-texts.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Rule } from '../rule.ts';
import { rule as longSentence } from './long-sentence.ts';
import { rule as noPracticalPart } from './no-practical-part.ts';
import { rule as similarGuides } from './similar-guides.ts';
import { rule as tic } from './tic.ts';

/** What of a guide the manifest limits, and how it is counted. */
const COUNTS = {
  words: ({ guide }: GuideText, { lookup }: SiteFacts) => wordsWith(guide.source.words, lookup),
  sections: ({ sections }: GuideText) => sections,
  links: ({ links }: GuideText) => new Set(links.map(({ page }) => page)).size,
};

/** Guides with more, or less, of something than the manifest allows. */
function outside(key: keyof typeof COUNTS, bound: 'most' | 'least'): Rule['check'] {
  return function* (facts) {
    const limit = editorialOf(facts.sources.manifest.data)[key][bound];
    if (limit === undefined) return;
    for (const text of facts.guideTexts) {
      const value = COUNTS[key](text, facts);
      const isOutside = bound === 'most' ? value > limit : value < limit;
      if (isOutside) yield { place: text.title(), args: { value, limit, difference: Math.abs(value - limit) } };
    }
  };
}

/** The rules of the group « style ». */
export const rules: readonly Rule[] = [
  /** A guide leads to other pages. */
  { code: 'style/few-links', severity: 'warning', check: outside('links', 'least') },
  /** A long text has headings. */
  { code: 'style/few-sections', severity: 'warning', check: outside('sections', 'least') },
  /** A guide can be read in one go. */
  { code: 'style/long-guide', severity: 'warning', check: outside('words', 'most') },
  longSentence,
  /** Readers can follow the links of a guide, for they are few. */
  {
    code: 'style/many-links',
    severity: 'warning',
    *check({ sources, guideTexts }) {
      const { most: limit = Number.POSITIVE_INFINITY } = editorialOf(sources.manifest.data).links;
      for (const { links, placeOf } of guideTexts) {
        const surplus = links[limit];
        if (surplus) yield { place: placeOf(surplus), args: { value: links.length, limit } };
      }
    },
  },
  /** The sections of a guide can be taken in at a glance. */
  { code: 'style/many-sections', severity: 'warning', check: outside('sections', 'most') },
  /** Another guide leads to each. */
  {
    code: 'style/no-incoming-link',
    severity: 'error',
    *check({ guideTexts }) {
      for (const { guide, title } of guideTexts) {
        const isLinked = guideTexts.some(
          (other) => other.guide !== guide && other.links.some(({ page }) => page === guide.path),
        );
        if (!isLinked) yield { place: title(), args: { path: guide.path } };
      }
    },
  },
  noPracticalPart,
  /** A guide answers its question. */
  { code: 'style/short-guide', severity: 'warning', check: outside('words', 'least') },
  similarGuides,
  tic,
];
