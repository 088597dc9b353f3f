import { SECTION, STATIC_HTML } from '../../protocol/attributes.ts';
import { type MarkedRange, readMarks } from './marks.ts';

/** A text node, or an attribute that is shown or read aloud. */
export interface HtmlText {
  /** Without marks. */
  text: string;
  runs: MarkedRange[];
  attribute?: string;
  /** Offset of the element's tag in the document, for an attribute. */
  tag?: number;
}

/** A part of a page, with its key in the markup. */
interface HtmlBlock {
  key: string;
  /** Its markup in the document. */
  html: string;
  texts: HtmlText[];
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^>"])*)>|[^<]+/g;
const PART = new RegExp(`\\s(?:${SECTION}|${STATIC_HTML})="([^"]*)"`);
/** Attributes that are shown or read aloud. */
const TEXT_ATTRIBUTE = /\s(alt|aria-label|title|placeholder|src)="([^"]*)"/g;
/** Elements whose content is not shown as text. */
const IGNORED = new Set(['script', 'style', 'noscript', 'template']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Decodes the entities that the renderer writes. */
function unescapeHtml(text: string): string {
  return text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name) => ENTITIES[name] ?? whole)
    : text;
}

/** Reads the parts of a page rendered by the server, with their texts in document order. */
export function readBlocks(html: string): HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
  let block: (HtmlBlock & { start: number; depth: number; open: number[] }) | undefined;
  let ignored: string | undefined;
  for (const { 0: token, 1: slash, 2: name, 3: attributes = '', index } of html.matchAll(TOKEN)) {
    if (ignored) {
      if (slash && name === ignored) ignored = undefined;
      continue;
    }
    if (!name) {
      if (!block || token.startsWith('<!--')) continue;
      const { text, runs } = readMarks(unescapeHtml(token), block.open);
      if (text.trim()) block.texts.push({ text, runs });
      continue;
    }
    if (slash) {
      if (block && name === 'div') block.depth -= 1;
      if (block?.depth === 0) {
        blocks.push({ key: block.key, texts: block.texts, html: html.slice(block.start, index) });
        block = undefined;
      }
      continue;
    }
    if (IGNORED.has(name)) ignored = name;
    if (!block) {
      const part = name === 'div' ? PART.exec(attributes) : null;
      if (!part) continue;
      const key = unescapeHtml(part[1] ?? '');
      block = { key, html: '', texts: [], start: index + token.length, depth: 1, open: [] };
      continue;
    }
    if (name === 'div') block.depth += 1;
    for (const [, attribute, value = ''] of attributes.matchAll(TEXT_ATTRIBUTE)) {
      if (attribute === 'src' && name !== 'img') continue;
      const { text, runs } = readMarks(unescapeHtml(value), []);
      if (text.trim()) block.texts.push({ text, runs, attribute: attribute as string, tag: index });
    }
  }
  return blocks;
}
