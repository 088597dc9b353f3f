import { matchAt } from '../../text/match-at.ts';
import { type Definition, normalizeLabel } from './scan-inline.ts';
import { unescapeMarkdown } from './unescape.ts';

const LABEL = /\s*\[((?:[^[\]\\]|\\[\s\S])*)\]:[ \t]*(?:\r?\n[ \t]*)?/y;
const DESTINATION =
  /<((?:[^<>\n\\]|\\.)*)>|(?!<)((?:[^\p{Cc} ()\\]|\\[^\p{Cc} ]|\\(?=[ \t\r\n]|$)|\((?:[^\p{Cc} ()\\]|\\.)*\))+)/uy;
const TITLE =
  /(?:[ \t]+|[ \t]*\r?\n[ \t]*)(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\))(?=[ \t]*(?:\r?\n|$))/y;
const END = /[ \t]*(?:\r?\n|$)/y;

/**
 * Reads the definitions `[label]: /destination "title"` with which a paragraph begins (CommonMark 0.31, §4.7); of two
 * with one label the first counts. Returns where in the paragraph its text begins: after them.
 * @param offset where the paragraph stands in the text
 */
export function scanDefinitions(paragraph: string, offset: number, definitions: Map<string, Definition>): number {
  let at = 0;
  for (;;) {
    const label = matchAt(LABEL, paragraph, at);
    if (!label?.[1]?.trim()) return at;
    const begin = at + label[0].length;
    const destination = matchAt(DESTINATION, paragraph, begin);
    if (!destination) return at;
    const after = begin + destination[0].length;
    const title = matchAt(TITLE, paragraph, after);
    const end = matchAt(END, paragraph, after + (title?.[0].length ?? 0));
    if (!end) return at;
    const typed = destination[1] ?? destination[2] ?? '';
    const key = normalizeLabel(label[1]);
    if (!definitions.has(key)) {
      const place = offset + begin + (destination[1] === undefined ? 0 : 1);
      definitions.set(key, { to: unescapeMarkdown(typed), destination: { offset: place, length: typed.length } });
    }
    at = after + (title?.[0].length ?? 0) + end[0].length;
    if (at >= paragraph.length) return paragraph.length;
  }
}
