import type { JsonMistakeArgs } from './json-cursor.ts';

/** A quotation mark that ends a text: what comes next does not belong to one. */
const END = /(?<!\\)"(?=[ \t]*(?:[,}\]]|[\r\n]|$))/g;

/**
 * What may have been meant where a quotation mark ends a text, and words follow: the marks of a quotation within the
 * text, or the text should have ended before a comma.
 * @param mistake the mark
 */
export function* quoteEdits(text: string, [code, at, , args]: JsonMistakeArgs): Generator<JsonMistakeArgs> {
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
