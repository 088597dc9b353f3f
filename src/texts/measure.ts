import { readingEase } from '../text/reading-ease.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { GuideText } from './guide-text.ts';
import { type Similarity, similarityOf } from './similarity.ts';

/** What the table says of one guide. */
export interface GuideMeasure {
  guide: GuideText;
  /** Paths of the other guides that link to it. */
  linkedFrom: string[];
  /** Kandel & Moles, of paragraphs and list items. */
  ease: number;
  closest?: Similarity;
}

function easeOf({ passages }: GuideText): number {
  const sentences = passages
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .flatMap(({ text }) => sentencesOf(text).map(({ start, end }) => text.slice(start, end)));
  return readingEase(sentences);
}

/** Measures the guides of a site, each also against the others. */
export function measureGuides(guides: readonly GuideText[]): GuideMeasure[] {
  const similarity = similarityOf(guides);
  return guides.map((guide) => {
    const closest = similarity.get(guide.path);
    return {
      guide,
      linkedFrom: guides
        .filter((other) => other !== guide && other.links.some(({ page }) => page === guide.path))
        .map(({ path }) => path),
      ease: easeOf(guide),
      ...(closest ? { closest } : {}),
    };
  });
}
