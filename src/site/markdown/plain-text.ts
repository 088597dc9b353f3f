import { type Definition, type InlineSink, scanInline } from './scan-inline.ts';
import { unescapeMarkdown } from './unescape.ts';

/** Longest words of a link that are read; hostile texts nest links without end. */
const LONGEST = 2000;
const DEEPEST = 4;
/** Signs without which a text reads as it is written. */
const MARKED = /[\\`*_[\]<&~@]|https?:|www\./;

function stripEmphasis(text: string): string {
  return text
    .replace(/(?<!\\)(\*{1,3}|~~?)(?=\S)([^*~]*?\S)\1/g, '$2')
    .replace(/(?<!\\)(\*{1,3})(?=\S)([^*]*?(?:\*[^*]+\*)?[^*]*?\S)\1/g, '$2')
    .replace(/(?<![\\\p{L}\p{N}_])(_{1,3})(?=\S)([^_]*?\S)\1(?![\p{L}\p{N}_])/gu, '$2');
}

function codeText(code: string): string {
  const inner = code.replace(/^`+|`+$/g, '').replace(/\n/g, ' ');
  return /^ .*[^ ].* $/.test(inner) ? inner.slice(1, -1) : inner;
}

/** What a reader sees of inline writing: no emphasis marks, links by their words, pictures by their alternative text. */
export function plainText(text: string, definitions: ReadonlyMap<string, Definition>, depth = 0): string {
  if (!MARKED.test(text)) return text.trim();
  if (text.length > LONGEST || depth > DEEPEST) return text.slice(0, LONGEST).trim();
  const sink: InlineSink = { links: [], code: [], html: [] };
  scanInline(text, 0, text.length, definitions, sink);
  const held: string[] = [];
  const parts = [
    ...sink.links.map(({ offset, length, words }) => ({
      offset,
      length,
      read: () => plainText(text.slice(words.offset, words.offset + words.length), definitions, depth + 1),
    })),
    ...sink.code.map(({ offset, length }) => ({
      offset,
      length,
      read: () => codeText(text.slice(offset, offset + length)),
    })),
    ...sink.html.map(({ offset, length }) => ({ offset, length, read: () => '' })),
  ].sort((a, b) => a.offset - b.offset || b.length - a.length);
  let out = '';
  let at = 0;
  for (const { offset, length, read } of parts) {
    if (offset < at) continue;
    out += `${text.slice(at, offset)}\uE000${held.length}\uE001`;
    held.push(read());
    at = offset + length;
  }
  out += text.slice(at);
  return unescapeMarkdown(stripEmphasis(out))
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => held[Number(index)] ?? '')
    .trim();
}
