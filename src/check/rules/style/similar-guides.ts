import { sharedShare, shinglesOf, wordsOf } from '../../../text/prose.ts';
import type { TextRange } from '../../../text/range.ts';
import type { Guide } from '../../site-index/site-parts.ts';
import type { Rule } from '../rule.ts';

/** Number of words in the runs by which two guides are compared. */
const SHINGLE_WORDS = 8;

/** Maximum share (0 to 1) of a guide's runs that another guide may contain. */
const MAX_SHARED = 0.05;

interface Runs {
  guide: Guide;
  runs: string[];
  set: Set<string>;
  words: { text: string; offset: number }[];
}

function runsOf(guide: Guide): Runs {
  const words = guide.source.passages.flatMap((passage) =>
    wordsOf(passage.text).map((word) => ({ text: word.text, offset: passage.offset + word.offset })),
  );
  const bare = words.map((word) => word.text.toLowerCase().replace(/’/g, "'").replace(/^0+$/, '0'));
  const runs = shinglesOf(bare, SHINGLE_WORDS);
  return { guide, runs, set: new Set(runs), words };
}

/** Returns the longest passage of a guide that another one contains. */
function longestShared({ runs, words }: Runs, other: ReadonlySet<string>): TextRange | undefined {
  let best = { start: 0, count: 0 };
  let count = 0;
  runs.forEach((run, index) => {
    count = other.has(run) ? count + 1 : 0;
    if (count > best.count) best = { start: index - count + 1, count };
  });
  const first = words[best.start];
  const last = words[best.start + best.count + SHINGLE_WORDS - 2];
  if (best.count === 0 || !first || !last) return undefined;
  return { start: first.offset, end: last.offset + last.text.length };
}

/** Returns the guide with the largest shared part, and that share. */
function closestTo(own: Runs, all: readonly Runs[]): { share: number; other?: Runs } {
  let closest: { share: number; other?: Runs } = { share: 0 };
  for (const other of all) {
    const share = other === own ? 0 : sharedShare(own.set, other.set);
    if (share > closest.share) closest = { share, other };
  }
  return closest;
}

const percent = (share: number) => String(Math.round(share * 1000) / 10).replace('.', ',');

/** Guides do not explain the same thing in the same words. */
export const rule: Rule = {
  code: 'style/similar-guides',
  severity: 'error',
  *check({ guides }) {
    const all = [...guides.values()].map(runsOf);
    for (const own of all) {
      const { share, other } = closestTo(own, all);
      const passage = other && share > MAX_SHARED ? longestShared(own, other.set) : undefined;
      if (!other || !passage) continue;
      const args = { share: percent(share), limit: percent(MAX_SHARED), other: other.guide.path };
      yield { place: own.guide.source.placeOf(passage), args };
    }
  },
};
