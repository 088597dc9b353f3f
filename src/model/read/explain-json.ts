import { bracketEdits } from './bracket-edits.ts';
import type { JsonMistakeArgs } from './json-cursor.ts';

/** A quotation mark that ends a string: the rest of the line cannot be part of it. */
const END = /(?<!\\)"(?=[ \t]*(?:[,}\]]|[\r\n]|$))/g;

/**
 * Yields the possible corrections if words follow a closing quotation mark: escape the marks of a quotation inside the
 * string, or end the string before a comma.
 * @param mistake the mistake at that quotation mark
 */
function* quoteEdits(text: string, [code, at, , args]: JsonMistakeArgs): Generator<JsonMistakeArgs> {
  const lineStart = text.lastIndexOf('\n', at) + 1;
  const [comma] = /,[ \t]*$/.exec(text.slice(lineStart, at)) ?? [];
  if (comma !== undefined) {
    const offset = at - comma.length;
    yield ['json/unclosed-string', offset, comma.length, {}, `"${comma}`];
  }
  const lineEnd = at + 1 + (/[\r\n]|$/.exec(text.slice(at + 1))?.index ?? 0);
  for (const { index } of text.slice(at + 1, lineEnd).matchAll(END)) {
    const inner = text.slice(at, at + 1 + index);
    const quoted = inner.slice(0, inner.lastIndexOf('"') + 1);
    yield [code, at, quoted.length, args, quoted.replace(/(?<!\\)"/g, '\\"')];
  }
}

/** Result of reading a text: whether its end was reached, and its mistakes. */
export interface Trial {
  isWhole: boolean;
  mistakes: JsonMistakeArgs[];
}

/** Maximum number of attempts with one kind of edit: each parses the whole text. */
const MAX_TRIALS = 6;

const ABOUT_BRACKETS = new Set(['json/unclosed', 'json/after-end', 'json/mismatched', 'json/unexpected']);

function upTo<T>(most: number, list: Iterable<T>): T[] {
  const first: T[] = [];
  for (const item of list) if (first.push(item) === most) break;
  return first;
}

/**
 * Returns the corrections for a closing bracket that does not match: it should be another one, or one is missing before
 * it.
 */
function mismatchEdits([code, offset, length, args = {}]: JsonMistakeArgs): JsonMistakeArgs[] {
  return [`${args.closing}`, `${args.closing}${args.sign}`].map((typed) => [code, offset, length, args, typed]);
}

function editsFor(text: string, mistake: JsonMistakeArgs): JsonMistakeArgs[] {
  const [code] = mistake;
  if (code === 'json/inner-quote') return upTo(MAX_TRIALS, quoteEdits(text, mistake));
  if (!ABOUT_BRACKETS.has(code)) return [];
  return [...upTo(MAX_TRIALS, bracketEdits(text)), ...(code === 'json/mismatched' ? mismatchEdits(mistake) : [])];
}

/**
 * Tries candidate edits for a fatal syntax error, and reports the first that makes the document parse, without the
 * errors that follow from it.
 * @param mistakes the mistakes found; the last one is fatal
 * @param read parses another text
 */
export function explainJson(
  text: string,
  mistakes: JsonMistakeArgs[],
  read: (text: string) => Trial,
): JsonMistakeArgs[] {
  const last = mistakes.at(-1);
  if (!last) return mistakes;
  const before = mistakes.slice(0, -1);
  const [failure, failedAt] = last;
  const lineLength = /[\r\n]|$/.exec(text.slice(failedAt))?.index ?? 0;
  for (const edit of editsFor(text, last)) {
    const [, offset, length, , suggestion = ''] = edit;
    const { isWhole, mistakes: left } = read(text.slice(0, offset) + suggestion + text.slice(offset + length));
    const grown = suggestion.length - length;
    // A quotation mark affects its own line; a bracket affects everything after it.
    const isPast = failure === 'json/inner-quote' && (left.at(-1)?.[1] ?? 0) - grown > failedAt + lineLength;
    if (isWhole ? left.length <= before.length : isPast) return [...left.filter(([, at]) => at < offset), edit];
  }
  return mistakes;
}
