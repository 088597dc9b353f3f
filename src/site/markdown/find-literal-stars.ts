import type { Cover } from './cover.ts';
import type { Span } from './markdown.ts';
import type { Stretch } from './tables.ts';

interface Run {
  at: number;
  length: number;
  left: number;
  canOpen: boolean;
  canClose: boolean;
}

/** Most runs of a paragraph that are paired: who types more does so to keep the check busy. */
const MOST = 500;
const SPACE = /^\s?$/u;
const PUNCTUATION = /^[\p{P}\p{S}]$/u;

/** Runs of stars, with what they can do where they stand (CommonMark 0.31, §6.2). */
function runsIn(text: string, { from, to }: Stretch): Run[] {
  return [...text.slice(from, to).matchAll(/\\[\s\S]|\*+/g)].flatMap(({ index, 0: signs }) => {
    if (signs.startsWith('\\')) return [];
    const at = from + index;
    const [before = ''] = text.slice(Math.max(from, at - 2), at).match(/[\s\S]$/u) ?? [];
    const [after = ''] = text.slice(at + signs.length, Math.min(to, at + signs.length + 2)).match(/^[\s\S]/u) ?? [];
    const canOpen = !SPACE.test(after) && (!PUNCTUATION.test(after) || SPACE.test(before) || PUNCTUATION.test(before));
    const canClose = !SPACE.test(before) && (!PUNCTUATION.test(before) || SPACE.test(after) || PUNCTUATION.test(after));
    return [{ at, length: signs.length, left: signs.length, canOpen, canClose }];
  });
}

/** Takes from the runs the stars that emphasize something. */
function pair(runs: Run[]): void {
  for (const [index, closer] of runs.entries()) {
    while (closer.canClose && closer.left > 0) {
      const at = runs.findLastIndex(
        (opener, place) =>
          place < index &&
          opener.canOpen &&
          opener.left > 0 &&
          // Of runs that could do both, lengths that add up to three do not meet; the parser of the pages counts what is left.
          ((!opener.canClose && !closer.canOpen) || (opener.left + closer.left) % 3 !== 0 || closer.left % 3 === 0),
      );
      const opener = runs[at];
      if (!opener) break;
      const taken = opener.left > 1 && closer.left > 1 ? 2 : 1;
      opener.left -= taken;
      closer.left -= taken;
      for (const between of runs.slice(at + 1, index)) between.canOpen = false;
    }
  }
}

/**
 * Pairs of stars that emphasize nothing, and show.
 * @param known what links, code and HTML cover, within which stars are not looked at
 */
export function* literalStarsIn(text: string, stretches: readonly Stretch[], known: Cover): Generator<Span> {
  if (!text.includes('**')) return;
  for (const stretch of stretches) {
    if (!text.slice(stretch.from, stretch.to).includes('**')) continue;
    const all = runsIn(text, stretch);
    if (all.length > MOST) continue;
    const runs = all.filter(({ at }) => !known.holds(at));
    // A row of many stars is drawn, as in a password; two stars alone between spaces multiply.
    const idle = new Set(runs.filter(({ canOpen, canClose }) => !canOpen && !canClose));
    const isApart = idle.size > 1;
    pair(runs);
    const first = runs.find((run) => run.left > 1 && run.length < 4 && (isApart || !idle.has(run)));
    if (first) yield { offset: first.at, length: first.length };
  }
}
