import type { ScannedMarkdown, Span } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { scanBlocks } from './scan-blocks.ts';
import { type InlineSink, nextSign, scanInline } from './scan-inline.ts';

/**
 * Finds the headings, links, pictures, code and HTML of a Markdown text, with their exact places.
 * The pages are made by a full parser, which takes ten times as long: too slow for a check on every save.
 */
export function scanMarkdown(text: string): ScannedMarkdown {
  const { text: inline, paragraphs, headings, code, html, tables, definitions, unclosed, tooDeep } = scanBlocks(text);
  const sink: InlineSink = { links: [], code, html };
  for (const stretches of [paragraphs, headings]) {
    let ahead = -1;
    for (const { from, to } of stretches) {
      if (ahead < from) ahead = nextSign(inline, from);
      if (ahead < to) scanInline(inline, from, to, definitions, sink);
    }
  }
  const textOf = ({ offset, length }: Span) => plainText(inline.slice(offset, offset + length), definitions);
  const out: ScannedMarkdown = {
    headings: headings.map(({ level, from, to, offset }) => ({
      level,
      text: textOf({ offset: from, length: to - from }),
      offset,
      length: to - offset,
    })),
    links: sink.links.map(({ words, ...link }) => ({ ...link, text: textOf(words) })),
    code,
    html,
    tables,
    inline,
    stretches: [...paragraphs, ...headings],
    unclosed: unclosed ? [unclosed] : [],
    tooDeep: tooDeep ? [tooDeep] : [],
  };
  const byPlace = (a: Span, b: Span) => a.offset - b.offset;
  for (const list of [out.headings, out.links, out.code, out.html]) list.sort(byPlace);
  return out;
}
