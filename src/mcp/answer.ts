import { describe } from '../diagnostics/describe.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hashOf } from '../model/read/hash.ts';
import type { Sources } from '../model/read/source.ts';
import { createTextFinder } from '../model/read/text-of.ts';
import type { PlannedChange, Refusal } from './plans.ts';
import { words } from './words.ts';

/** Maximum size of a text as JSON, in bytes, so that the whole answer stays below 20 kB. */
const MAX_TEXT_BYTES = 19_000;

const sizeOf = (text: string) => Buffer.byteLength(JSON.stringify(text));

/**
 * Returns the length of the longest beginning of a text that may be sent. It ends at a line end if there is one in its
 * second half.
 */
function lengthOfPage(text: string): number {
  if (sizeOf(text) <= MAX_TEXT_BYTES) return text.length;
  let [low, high] = [0, MAX_TEXT_BYTES];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sizeOf(text.slice(0, middle)) <= MAX_TEXT_BYTES) low = middle;
    else high = middle - 1;
  }
  const lineEnd = text.lastIndexOf('\n', low - 1) + 1;
  if (lineEnd > low / 2) return lineEnd;
  // Do not separate the halves of a surrogate pair.
  return /[\uD800-\uDBFF]/.test(text.charAt(low - 1)) ? low - 1 : low;
}

/** An answer as it is sent. */
interface SentAnswer {
  text: string;
  isRefused: boolean;
}

/**
 * Returns the part of an answer that begins at a cursor, with the cursor of the next part. A refusal is cut to the
 * maximum size.
 */
export function pageOf(answer: string | Refusal, cursor?: string): SentAnswer {
  if (typeof answer !== 'string')
    return { text: answer.message.slice(0, lengthOfPage(answer.message)), isRefused: true };
  const is = hashOf(answer);
  const [, from = '', hash] = /^(\d{1,12})-(\w+)$/.exec(cursor ?? `0-${is}`) ?? [];
  if (hash !== is) return { text: words.wrongCursor, isRefused: true };
  const rest = answer.slice(Number(from));
  const length = lengthOfPage(rest);
  const next = length < rest.length ? `\n${words.continued(`${Number(from) + length}-${is}`)}` : '';
  return { text: rest.slice(0, length) + next, isRefused: false };
}

/** Returns the lines about findings, each with its place, cause and correction. */
export function findingLines(sources: Sources, found: readonly Diagnostic[]): string[] {
  const { diagnostics } = describe(found, { textOf: createTextFinder(sources), language: 'fr' });
  return diagnostics.map(({ severity, code, file, line, column, message, help, suggestion }) =>
    [
      `- ${words.severities[severity]} ${code} ${file}:${line}:${column} ${message}`,
      help,
      suggestion === null ? '' : words.suggestion(suggestion),
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** Returns one list of a plan's description, under its title and the number of its lines. */
const listed = (title: string, lines: readonly string[]) =>
  [`${title} (${lines.length || words.none})`, ...lines].join('\n');

/**
 * Describes a plan: the parts that a person must approve, the change in words, the findings that it adds and cures, and
 * the differing lines.
 */
export function describePlan(site: Sources, plan: PlannedChange): string {
  const { words: inWords, lines, added, cured, guarded, after } = plan;
  return [
    ...(guarded.length > 0
      ? [
          listed(
            words.toReview,
            guarded.map((part) => `- ${part}`),
          ),
        ]
      : []),
    [words.inWords, ...inWords.map((line) => `- ${line}`)].join('\n'),
    listed(words.added, findingLines(after.sources, added)),
    listed(words.cured, findingLines(site, cured)),
    [words.inLines, ...lines].join('\n'),
  ].join('\n\n');
}
