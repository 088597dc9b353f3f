import { bracketEdits } from './bracket-edits.ts';
import type { Slip } from './json-cursor.ts';
import { quoteEdits } from './quote-edits.ts';

/** How a text reads: whether to its end, and the slips on the way. */
export interface Trial {
  isWhole: boolean;
  slips: Slip[];
}

/** Most edits of one kind that are tried: each reads the text once. */
const MOST_TRIALS = 6;

const ABOUT_BRACKETS = new Set(['json/unclosed', 'json/after-end', 'json/mismatched', 'json/unexpected']);

function upTo<T>(most: number, list: Iterable<T>): T[] {
  const taken: T[] = [];
  for (const item of list) if (taken.push(item) === most) break;
  return taken;
}

/** What closes a part and is no match: it stands for another sign, or that one is missing before it. */
function mismatchEdits([code, offset, length, args = {}]: Slip): Slip[] {
  return [`${args.closing}`, `${args.closing}${args.sign}`].map((typed) => [code, offset, length, args, typed]);
}

function editsFor(text: string, slip: Slip): Slip[] {
  const [code] = slip;
  if (code === 'json/inner-quote') return upTo(MOST_TRIALS, quoteEdits(text, slip));
  if (!ABOUT_BRACKETS.has(code)) return [];
  return [...upTo(MOST_TRIALS, bracketEdits(text)), ...(code === 'json/mismatched' ? mismatchEdits(slip) : [])];
}

/**
 * Looks for the cause of a slip that ended the reading: of what may have been meant, the first that makes the text
 * readable is told in its place, without all that followed from it.
 * @param slips what was found, the one that ended the reading at last
 * @param read reads another text
 */
export function explainJson(text: string, slips: Slip[], read: (text: string) => Trial): Slip[] {
  const last = slips.at(-1);
  if (!last) return slips;
  const before = slips.slice(0, -1);
  const [failure, failedAt] = last;
  const lineLength = /[\r\n]|$/.exec(text.slice(failedAt))?.index ?? 0;
  for (const edit of editsFor(text, last)) {
    const [, offset, length, , suggestion = ''] = edit;
    const { isWhole, slips: left } = read(text.slice(0, offset) + suggestion + text.slice(offset + length));
    const grown = suggestion.length - length;
    // A quotation mark is about its own line; a bracket, about all that follows.
    const isPast = failure === 'json/inner-quote' && (left.at(-1)?.[1] ?? 0) - grown > failedAt + lineLength;
    if (isWhole ? left.length <= before.length : isPast) return [...left.filter(([, at]) => at < offset), edit];
  }
  return slips;
}
