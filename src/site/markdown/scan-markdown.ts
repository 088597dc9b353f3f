import type { ScannedMarkdown, Span } from './markdown.ts';
import { plainText } from './plain-text.ts';
import { type Definition, type InlineSink, normalizeLabel, scanInline } from './scan-inline.ts';
import { unescapeMarkdown } from './unescape.ts';

/** A line that begins as no block does: it is part of a paragraph. */
const PLAIN = /^[^\s>*+0-9#`~<[=_-]/;
const CONTAINER = /^(?: {0,3}>[ \t]?|[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+(?=\S)|[ \t]*$))/;
const FENCE = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;
const ATX = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
const SETEXT = /^ {0,3}(?:=+|-+)[ \t]*$/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const DEFINITION =
  /^ {0,3}\[((?:[^[\]\\]|\\.)+)\]:[ \t]*(?:<([^<>\n]*)>|(\S+))(?:[ \t]+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\([^()]*\)))?[ \t]*$/;
const HTML_BLOCK = /^ {0,3}<(?:!--|[?!]|\/?[a-zA-Z][\w-]*(?:[\s/>]|$))/;
const HTML_BLOCK_TAG =
  /^ {0,3}<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul|script|pre|style|textarea)(?:[\s/>]|$)/i;

interface Line {
  /** Offset of what follows the markers of quotes and list items. */
  offset: number;
  end: number;
  /** Without those markers. */
  text: string;
  quote: number;
  isItem: boolean;
}

function readLine(text: string, start: number, end: number): Line {
  let offset = start;
  let rest = text.slice(start, end);
  let quote = 0;
  let isItem = false;
  for (let container = CONTAINER.exec(rest); container && !RULE.test(rest); container = CONTAINER.exec(rest)) {
    if (container[0].includes('>')) quote += 1;
    else isItem = true;
    offset += container[0].length;
    rest = rest.slice(container[0].length);
  }
  return { offset, end, text: rest, quote, isItem };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    lines.push(readLine(text, start, text[end - 1] === '\r' ? end - 1 : end));
    if (next < 0) break;
    start = next + 1;
  }
  return lines;
}

/** What stands before the text of a line, after the last sign of a quote. */
function marginOf(text: string, { offset }: Line): string {
  const start = offset ? text.lastIndexOf('\n', offset - 1) + 1 : 0;
  return text.slice(start, offset).replace(/^.*>[ \t]?/, '');
}

/** Whether a line no longer belongs to the quote or the list item in which a block began: the block ends with them. */
function hasLeft(text: string, begin: Line, line: Line): boolean {
  if (line.quote < begin.quote) return true;
  if (!begin.isItem || line === begin || line.text.trim() === '') return false;
  const indent = /^ */.exec((marginOf(text, line) + line.text).replace(/\t/g, '    '))?.[0].length ?? 0;
  return indent < marginOf(text, begin).length;
}

/** Stretches of inline writing, and the blocks that hold none. */
interface Blocks {
  paragraphs: { from: number; to: number }[];
  headings: { level: number; from: number; to: number; offset: number }[];
  code: Span[];
  html: Span[];
  definitions: Map<string, Definition>;
}

function splitBlocks(text: string): Blocks {
  const blocks: Blocks = { paragraphs: [], headings: [], code: [], html: [], definitions: new Map() };
  const lines = linesOf(text);
  let open: { from: number; to: number; quote: number } | undefined;
  let inList = false;
  const close = () => {
    if (open) blocks.paragraphs.push({ from: open.from, to: open.to });
    open = undefined;
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    if (PLAIN.test(line.text) && !line.isItem && (!open || line.quote <= open.quote)) {
      if (!open) inList = false;
      if (open) open.to = line.end;
      else open = { from: line.offset, to: line.end, quote: line.quote };
      continue;
    }
    const blank = line.text.trim() === '';
    const fence = FENCE.exec(line.text);
    const indent = /^[ \t]*/.exec(line.text)?.[0].replace(/\t/g, '    ').length ?? 0;
    if (fence?.[1] && (indent < 4 || inList)) {
      close();
      const mark = fence[1];
      const closing = new RegExp(`^[ \\t]*${mark[0]}{${mark.length},}[ \\t]*$`);
      let last = index + 1;
      while (last < lines.length) {
        const next = lines[last] as Line;
        if (hasLeft(text, line, next) || closing.test(text.slice(next.offset, next.end))) break;
        last += 1;
      }
      const stop = lines[Math.min(last, lines.length - 1)] as Line;
      const ended = last < lines.length && !hasLeft(text, line, stop);
      const to = ended ? stop.end : (lines[last - 1] as Line).end;
      blocks.code.push({ offset: line.offset, length: to - line.offset });
      index = ended ? last : last - 1;
      continue;
    }
    if (blank) {
      close();
      continue;
    }
    if (line.isItem) inList = true;
    else if (indent === 0 && !open) inList = false;
    if (indent >= 4 && !open && !inList) {
      blocks.code.push({ offset: line.offset, length: line.end - line.offset });
      continue;
    }
    const atx = indent < 4 || inList ? ATX.exec(line.text.replace(/^[ \t]+/, (space) => (inList ? '' : space))) : null;
    if (atx?.[1]) {
      close();
      const lead = /^[ \t]*#{1,6}[ \t]*/.exec(line.text)?.[0].length ?? 0;
      const from = line.offset + lead;
      const tail = /(?:^|[ \t]+)#*[ \t]*$/.exec(text.slice(from, line.end))?.[0].length ?? 0;
      blocks.headings.push({ level: atx[1].length, from, to: Math.max(from, line.end - tail), offset: line.offset });
      continue;
    }
    if (open && !line.isItem && line.quote === open.quote && SETEXT.test(line.text)) {
      const { from, to } = open;
      blocks.headings.push({ level: line.text.trim().startsWith('=') ? 1 : 2, from, to, offset: from });
      open = undefined;
      continue;
    }
    if (RULE.test(line.text)) {
      close();
      continue;
    }
    const definition = open ? null : DEFINITION.exec(line.text);
    // `[^1]: …` is a footnote: what follows is text, not an address.
    if (definition?.[1] && !definition[1].startsWith('^')) {
      const label = normalizeLabel(definition[1]);
      const to = definition[2] ?? definition[3] ?? '';
      const offset = line.offset + line.text.indexOf(to, line.text.indexOf(']:') + 2);
      if (!blocks.definitions.has(label)) {
        blocks.definitions.set(label, { to: unescapeMarkdown(to), destination: { offset, length: to.length } });
      }
      continue;
    }
    const startsHtml = HTML_BLOCK_TAG.test(line.text) || (!open && HTML_BLOCK.test(line.text) && isAloneTag(line.text));
    if (startsHtml) {
      close();
      const { to, last } = htmlBlockEnd(text, lines, index);
      blocks.html.push({ offset: line.offset, length: to - line.offset });
      index = last;
      continue;
    }
    if (line.isItem || (open && line.quote > open.quote)) close();
    if (open) open.to = line.end;
    else open = { from: line.offset, to: line.end, quote: line.quote };
  }
  close();
  return blocks;
}

/** Whether a line holds nothing but a tag, a comment or a declaration: then it begins a block of HTML. */
function isAloneTag(line: string): boolean {
  return /^ {0,3}<(?:!--|[?!])/.test(line) || /^ {0,3}<\/?[a-zA-Z][\w-]*(?:\s[^<>]*)?\/?>[ \t]*$/.test(line);
}

function htmlBlockEnd(text: string, lines: Line[], first: number): { to: number; last: number } {
  const start = lines[first] as Line;
  const special = /^ {0,3}<(?:(!--)|(\?)|(![A-Z])|(script|pre|style|textarea)(?=[\s>]|$))/i.exec(start.text);
  const ending = special
    ? special[1]
      ? /-->/
      : special[2]
        ? /\?>/
        : special[3]
          ? />/
          : /<\/(?:script|pre|style|textarea)>/i
    : undefined;
  let last = first;
  let isEnded = false;
  while (last < lines.length) {
    const line = lines[last] as Line;
    if (hasLeft(text, start, line)) break;
    isEnded = ending ? ending.test(text.slice(line.offset, line.end)) : line.text.trim() === '';
    if (isEnded) break;
    last += 1;
  }
  const stop = ending && isEnded ? last : last - 1;
  return { to: (lines[stop] as Line).end, last: stop };
}

/**
 * Finds the headings, links, pictures, code and HTML of a Markdown text, with their exact places.
 * The pages are made by a full parser, which takes ten times as long: too slow for a check on every save.
 */
export function scanMarkdown(text: string): ScannedMarkdown {
  const { paragraphs, headings, code, html, definitions } = splitBlocks(text);
  const sink: InlineSink = { links: [], code, html };
  for (const { from, to } of [...paragraphs, ...headings]) scanInline(text, from, to, definitions, sink);
  const textOf = ({ offset, length }: Span) => plainText(text.slice(offset, offset + length), definitions);
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
  };
  const byPlace = (a: Span, b: Span) => a.offset - b.offset;
  for (const list of [out.headings, out.links, out.code, out.html]) list.sort(byPlace);
  return out;
}
