import { atxHeading } from './atx-heading.ts';
import type { Blocks, Leaf } from './blocks.ts';
import { begin, type Container, continues, isRule } from './containers.ts';
import { fenceOf } from './fences.ts';
import { htmlEnd } from './html-blocks.ts';
import { LineCursor } from './line-cursor.ts';
import { scanDefinitions } from './scan-definitions.ts';
import { cellsOf, isDelimiterRow, type Stretch } from './tables.ts';
import { unclosedBy } from './unclosed.ts';
import { withSpaces } from './with-spaces.ts';

/** Most quotes and lists within each other: React cannot render some thousands. */
export const MOST_NESTED = 100;

/** Begins a line as nothing but a paragraph does. */
const PLAIN = /[^\s>*+0-9#`~<[=_|:-]/;
const SETEXT = /^(?:=+|-+)[ \t]*$/;

/**
 * Finds the blocks of a Markdown text line by line: first the containers that a line goes on with, then those that it
 * begins, then its own block (the strategy of CommonMark 0.31's appendix, with the tables and footnotes of GFM).
 */
class BlockScanner {
  readonly blocks: Blocks;
  readonly #text: string;
  readonly #cursor: LineCursor;
  readonly #containers: Container[] = [];
  readonly #marks: Stretch[] = [];
  #leaf: Leaf | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#cursor = new LineCursor(text);
    this.blocks = { text, paragraphs: [], headings: [], code: [], html: [], tables: [], definitions: new Map() };
  }

  scan(): Blocks {
    const text = this.#text;
    for (let start = 0; start <= text.length; ) {
      const next = text.indexOf('\n', start);
      const end = next < 0 ? text.length : next;
      this.#readLine(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
      start = end + 1;
    }
    this.blocks.unclosed = unclosedBy(this.#leaf, text);
    this.#closeLeaf();
    if (this.#marks.length) this.blocks.text = withSpaces(text, this.#marks, 0);
    return this.blocks;
  }

  #readLine(start: number, end: number): void {
    const leaf = this.#leaf;
    // Most lines are these two: plain words outside of any container, and nothing.
    if (!this.#containers.length && (!leaf || leaf.kind === 'paragraph')) {
      if (start === end) {
        this.#closeLeaf();
        return;
      }
      if (PLAIN.test(this.#text[start] as string)) {
        if (leaf) Object.assign(leaf, { last: start, to: end });
        else this.#leaf = { kind: 'paragraph', from: start, last: start, to: end, marks: [] };
        return;
      }
    }
    this.#cursor.open(start, end);
    let matched = 0;
    while (matched < this.#containers.length && continues(this.#containers[matched] as Container, this.#cursor)) {
      matched += 1;
    }
    const isInside = matched === this.#containers.length;
    if (isInside && this.#continueVerbatim()) return;
    if (leaf?.kind !== 'paragraph' && !isInside) this.#leaveTo(matched);
    this.#readBlock(this.#beginContainers(matched));
  }

  /** Goes on with code or HTML, in which no line means anything but its end. */
  #continueVerbatim(): boolean {
    const leaf = this.#leaf;
    const cursor = this.#cursor;
    if (leaf?.kind !== 'code' && leaf?.kind !== 'html') return false;
    if (leaf.kind === 'html' && leaf.end === 'blank' && cursor.isBlank) return false;
    leaf.to = cursor.end;
    const { rest } = cursor;
    const isEnd =
      leaf.kind === 'code' ? !cursor.isCode && leaf.closing.test(rest) : leaf.end !== 'blank' && leaf.end.test(rest);
    if (isEnd) this.#closeLeaf();
    return true;
  }

  /** Whether the open paragraph is one that this line stands in, and does not only go on with lazily. */
  #isInParagraph(depth: number): boolean {
    return this.#leaf?.kind === 'paragraph' && depth === this.#containers.length;
  }

  /** Opens the containers that a line begins, and says how many are open then. */
  #beginContainers(matched: number): number {
    const isInterrupting = this.#isInParagraph(matched);
    for (let depth = matched; ; depth += 1) {
      const offset = this.#cursor.next;
      const container = begin(this.#cursor, { isInterrupting });
      if (!container) return depth;
      this.#leaveTo(depth);
      this.#containers.push(container);
      if (depth >= MOST_NESTED) this.blocks.tooDeep ??= { offset, length: 1 };
    }
  }

  /** Ends the open block, and all containers but the outermost ones. */
  #leaveTo(depth: number): void {
    this.#closeLeaf();
    this.#containers.length = depth;
  }

  /** Reads the block to which a line belongs, within the containers up to `depth`. */
  #readBlock(depth: number): void {
    const cursor = this.#cursor;
    if (cursor.isBlank) {
      this.#leaveTo(depth);
      return;
    }
    for (let at = 0; at < depth; at += 1) (this.#containers[at] as Container).isEmpty = false;
    const leaf = this.#leaf;
    if (cursor.isCode) {
      if (leaf?.kind === 'paragraph') this.#addLine(leaf);
      else {
        this.#leaveTo(depth);
        this.blocks.code.push({ offset: cursor.next, length: cursor.end - cursor.next });
      }
      return;
    }
    if (this.#beginBlock(depth)) return;
    if (leaf?.kind === 'paragraph' && this.#leaf === leaf) this.#addLine(leaf);
    else if (leaf?.kind === 'table') this.#addRow(leaf);
    else this.#leaf = { kind: 'paragraph', from: cursor.next, last: cursor.next, to: cursor.end, marks: [] };
  }

  /** Begins the block that a line shows by its first signs, or turns a paragraph to a heading or a table. */
  #beginBlock(depth: number): boolean {
    const { rest } = this.#cursor;
    return (
      this.#beginHeading(rest, depth) ||
      this.#beginCode(rest, depth) ||
      this.#beginHtml(rest, depth) ||
      this.#underline(rest, depth) ||
      this.#divide(depth) ||
      this.#beginTable(rest, depth)
    );
  }

  #beginHeading(line: string, depth: number): boolean {
    const heading = atxHeading(line);
    if (!heading) return false;
    this.#leaveTo(depth);
    const offset = this.#cursor.next;
    this.blocks.headings.push({ ...heading, from: offset + heading.from, to: offset + heading.to, offset });
    return true;
  }

  #beginCode(line: string, depth: number): boolean {
    const fence = fenceOf(line);
    if (!fence) return false;
    this.#leaveTo(depth);
    this.#leaf = { kind: 'code', ...fence, from: this.#cursor.next, to: this.#cursor.end };
    return true;
  }

  #beginHtml(line: string, depth: number): boolean {
    const end = htmlEnd(line, { isInParagraph: this.#isInParagraph(depth) });
    if (!end) return false;
    // A tag alone that interrupts only because its line is outside of the paragraph's quote or list item: to the
    // parser of the pages, it is in there all the same.
    const isStray = this.#leaf?.kind === 'paragraph' && !htmlEnd(line, { isInParagraph: true });
    this.#leaveTo(isStray ? this.#containers.length : depth);
    this.#leaf = { kind: 'html', end, from: this.#cursor.next, to: this.#cursor.end };
    if (end !== 'blank' && end.test(line)) this.#closeLeaf();
    return true;
  }

  /** Makes a heading of the paragraph that a line underlines, if it holds more than definitions. */
  #underline(line: string, depth: number): boolean {
    if (!this.#isInParagraph(depth) || !SETEXT.test(line)) return false;
    const words = this.#takeParagraph();
    this.#leaf = undefined;
    if (!words) return false;
    this.blocks.headings.push({ ...words, level: line.startsWith('=') ? 1 : 2, offset: words.from });
    return true;
  }

  #divide(depth: number): boolean {
    if (!isRule(this.#cursor)) return false;
    this.#leaveTo(depth);
    return true;
  }

  #addLine(paragraph: Extract<Leaf, { kind: 'paragraph' }>): void {
    const { start, next, end, isCode } = this.#cursor;
    if (this.#text.slice(start, next).trim()) paragraph.marks.push({ from: start, to: next });
    Object.assign(paragraph, { last: isCode ? undefined : next, to: end });
  }

  /** Makes a table of a paragraph's last line if it has as many cells as the line of dashes below it. */
  #beginTable(line: string, depth: number): boolean {
    const paragraph = this.#leaf;
    if (paragraph?.kind !== 'paragraph' || paragraph.last === undefined) return false;
    if (!this.#isInParagraph(depth) || !isDelimiterRow(line)) return false;
    const header = { from: paragraph.last, to: paragraph.to };
    const cells = cellsOf(this.#text, header);
    if (cells.length !== cellsOf(line, { from: 0, to: line.length }).length) return false;
    const before = this.#text.lastIndexOf('\n', header.from - 1);
    if (before < paragraph.from) this.#leaf = undefined;
    else paragraph.to = before;
    this.#closeLeaf();
    this.#leaf = { kind: 'table', from: header.from, to: this.#cursor.end };
    for (const cell of cells) this.blocks.paragraphs.push(cell);
    return true;
  }

  #addRow(table: Extract<Leaf, { kind: 'table' }>): void {
    const { next, end } = this.#cursor;
    table.to = end;
    for (const cell of cellsOf(this.#text, { from: next, to: end })) this.blocks.paragraphs.push(cell);
  }

  /** The words of the open paragraph, after the definitions with which it begins; nothing if it holds only those. */
  #takeParagraph(): Stretch | undefined {
    const paragraph = this.#leaf;
    if (paragraph?.kind !== 'paragraph') return undefined;
    const { from, to, marks } = paragraph;
    for (const mark of marks) this.#marks.push(mark);
    if (this.#text[from] !== '[') return { from, to };
    const words = withSpaces(this.#text.slice(from, to), marks, from);
    const after = scanDefinitions(words, from, this.blocks.definitions);
    const begin = from + after + words.slice(after).search(/\S|$/);
    return begin < to ? { from: begin, to } : undefined;
  }

  #closeLeaf(): void {
    const leaf = this.#leaf;
    if (leaf?.kind === 'paragraph') {
      const words = this.#takeParagraph();
      if (words) this.blocks.paragraphs.push(words);
    } else if (leaf) {
      const list = leaf.kind === 'table' ? this.blocks.tables : this.blocks[leaf.kind];
      list.push({ offset: leaf.from, length: leaf.to - leaf.from });
    }
    this.#leaf = undefined;
  }
}

/** Finds the blocks of a Markdown text. */
export function scanBlocks(text: string): Blocks {
  return new BlockScanner(text).scan();
}
