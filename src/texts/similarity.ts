import type { TextRange } from '../text/range.ts';
import { sharedShare, shinglesOf } from '../text/shingles.ts';
import { wordsOf } from '../text/words.ts';
import type { GuideText } from './guide-text.ts';
import { SHINGLE } from './limits.ts';

/** The guide that shares most with another, and the longest passage that stands in both. */
export interface Similarity {
  path: string;
  /** 0 to 1, of the guide's own runs of words. */
  share: number;
  /** Where the longest shared passage stands in the guide's body; absent when nothing is shared. */
  passage?: TextRange;
}

interface Runs {
  guide: GuideText;
  runs: string[];
  set: Set<string>;
  words: { text: string; offset: number }[];
}

function runsOf(guide: GuideText): Runs {
  const words = guide.passages.flatMap((passage) =>
    wordsOf(passage.text).map(({ text, offset }) => ({ text, offset: passage.offset + offset })),
  );
  const bare = words.map(({ text }) => text.toLowerCase().replace(/’/g, "'").replace(/^0+$/, '0'));
  const runs = shinglesOf(bare, SHINGLE);
  return { guide, runs, set: new Set(runs), words };
}

function longestShared({ runs, words }: Runs, other: ReadonlySet<string>): Similarity['passage'] {
  let best = { start: 0, count: 0 };
  let count = 0;
  runs.forEach((run, index) => {
    count = other.has(run) ? count + 1 : 0;
    if (count > best.count) best = { start: index - count + 1, count };
  });
  const first = words[best.start];
  const last = words[best.start + best.count + SHINGLE - 2];
  if (best.count === 0 || !first || !last) return undefined;
  return { start: first.offset, end: last.offset + last.text.length };
}

/** For each guide, by path, the other guide with which it shares most. Nothing on a site of one guide. */
export function similarityOf(guides: readonly GuideText[]): Map<string, Similarity> {
  const all = guides.map(runsOf);
  const found = new Map<string, Similarity>();
  for (const own of all) {
    let closest: { share: number; other: Runs } | undefined;
    for (const other of all) {
      if (other === own) continue;
      const share = sharedShare(own.set, other.set);
      if (!closest || share > closest.share) closest = { share, other };
    }
    if (!closest) continue;
    const { share, other } = closest;
    const passage = longestShared(own, other.set);
    found.set(own.guide.path, { path: other.guide.path, share, ...(passage ? { passage } : {}) });
  }
  return found;
}
