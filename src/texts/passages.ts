import { scanMarkdown } from '../site/markdown/scan-markdown.ts';
import { maskMarkdown } from './mask-markdown.ts';

/** One paragraph, list item, table cell or heading: what a sentence cannot leave. */
export interface Passage {
  kind: 'heading' | 'paragraph' | 'item' | 'cell';
  /** Its prose, with every other sign masked. */
  text: string;
  /** Offset in the Markdown text. */
  offset: number;
}

const QUOTE = /^(?:[ \t]*>)*[ \t]*/;
const ITEM = /^(?:[-+*]|\d{1,9}[.)])[ \t]/;

function cellsOf(masked: string, line: string, offset: number): Passage[] {
  const cells: Passage[] = [];
  let start = 0;
  for (let at = 0; at <= line.length; at += 1) {
    if (at < line.length && (line[at] !== '|' || line[at - 1] === '\\')) continue;
    const text = masked.slice(start, at);
    if (text.trim()) cells.push({ kind: 'cell', text, offset: offset + start });
    start = at + 1;
  }
  return cells;
}

/** Cuts a Markdown text into its passages of prose, in order. */
export function passagesOf(markdown: string): Passage[] {
  const masked = maskMarkdown(markdown);
  const headings = new Set(scanMarkdown(markdown).headings.map(({ offset }) => offset));
  const passages: Passage[] = [];
  let open: Passage | undefined;
  let offset = 0;
  for (const line of markdown.split('\n')) {
    const prose = masked.slice(offset, offset + line.length);
    const lead = QUOTE.exec(line)?.[0].length ?? 0;
    const content = line.slice(lead);
    if (!prose.trim()) open = undefined;
    else if (headings.has(offset + lead)) {
      passages.push({ kind: 'heading', text: prose, offset });
      open = undefined;
    } else if (content.startsWith('|')) {
      passages.push(...cellsOf(prose, line, offset));
      open = undefined;
    } else if (open && !ITEM.test(content)) open.text = masked.slice(open.offset, offset + line.length);
    else {
      open = { kind: ITEM.test(content) ? 'item' : 'paragraph', text: prose, offset };
      passages.push(open);
    }
    offset += line.length + 1;
  }
  return passages;
}
