import type { Blocks, Leaf } from './blocks.ts';
import { begin, type Container, continues, isRule } from './containers.ts';
import { htmlEnd } from './html-blocks.ts';
import { LineCursor } from './line-cursor.ts';
import { scanDefinitions } from './scan-definitions.ts';
import { cellsOf, isDelimiterRow, type Stretch } from './tables.ts';

/** Begins a line as nothing but a paragraph does. */
const PLAIN = /[^\s>*+0-9#`~<[=_|:-]/;
const ATX = /^(#{1,6})(?:[ \t]+|$)/;
const SETEXT = /^(?:=+|-+)[ \t]*$/;
const FENCE = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;

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
    this.blocks = { text, paragraphs: [], headings: [], code: [], html: [], definitions: new Map() };
  }

  scan(): Blocks {
    const text = this.#text;
    for (let start = 0; start <= text.length; ) {
      const next = text.indexOf('\n', start);
      const end = next < 0 ? text.length : next;
      this.#readLine(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
      start = end + 1;
    }
    this.#noteUnclosed();
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
      const container = begin(this.#cursor, { isInterrupting });
      if (!container) return depth;
      this.#leaveTo(depth);
      this.#containers.push(container);
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
    else if (leaf?.kind === 'table') this.#addRow({ from: cursor.next, to: cursor.end });
    else {
      this.#leaf = { kind: 'paragraph', from: cursor.next, last: cursor.next, to: cursor.end, marks: [] };
    }
  }

  /** Begins the block that a line shows by its first signs, or turns a paragraph to a heading or a table. */
  #beginBlock(depth: number): boolean {
    const { next, end, rest } = this.#cursor;
    const { headings } = this.blocks;
    const isInParagraph = this.#isInParagraph(depth);
    const atx = ATX.exec(rest);
    if (atx?.[1]) {
      this.#leaveTo(depth);
      const from = next + atx[0].length;
      const tail = /(?:^|[ \t]+)#*[ \t]*$/.exec(this.#text.slice(from, end))?.[0].length ?? 0;
      headings.push({ level: atx[1].length, from, to: Math.max(from, end - tail), offset: next });
      return true;
    }
    const fence = FENCE.exec(rest);
    const mark = fence?.[1] ?? fence?.[2];
    if (mark) {
      this.#leaveTo(depth);
      const closing = new RegExp(`^${mark[0]}{${mark.length},}[ \\t]*$`);
      this.#leaf = { kind: 'code', closing, mark, from: next, to: end };
      return true;
    }
    const ending = htmlEnd(rest, { isInParagraph });
    if (ending) {
      // A tag alone that interrupts only because its line is outside of the paragraph's quote or list item: to the
      // parser of the pages, it is in there all the same.
      const isStray = this.#leaf?.kind === 'paragraph' && !htmlEnd(rest, { isInParagraph: true });
      this.#leaveTo(isStray ? this.#containers.length : depth);
      this.#leaf = { kind: 'html', end: ending, from: next, to: end };
      if (ending !== 'blank' && ending.test(rest)) this.#closeLeaf();
      return true;
    }
    if (isInParagraph && SETEXT.test(rest)) {
      const words = this.#takeParagraph();
      this.#leaf = undefined;
      if (words) headings.push({ ...words, level: rest.startsWith('=') ? 1 : 2, offset: words.from });
      if (words) return true;
    }
    if (isRule(this.#cursor)) {
      this.#leaveTo(depth);
      return true;
    }
    return isInParagraph && isDelimiterRow(rest) && this.#beginTable({ from: next, to: end });
  }

  #addLine(paragraph: Extract<Leaf, { kind: 'paragraph' }>): void {
    const { start, next, end } = this.#cursor;
    if (this.#text.slice(start, next).trim()) paragraph.marks.push({ from: start, to: next });
    paragraph.last = next;
    paragraph.to = end;
  }

  /** Makes a table of a paragraph's last line if it has as many cells as the line of dashes below it. */
  #beginTable(delimiters: Stretch): boolean {
    const paragraph = this.#leaf;
    if (paragraph?.kind !== 'paragraph') return false;
    const header = { from: paragraph.last, to: paragraph.to };
    if (cellsOf(this.#text, header).length !== cellsOf(this.#text, delimiters).length) return false;
    const before = this.#text.lastIndexOf('\n', header.from - 1);
    if (before < paragraph.from) this.#leaf = undefined;
    else paragraph.to = before;
    this.#closeLeaf();
    this.#addRow(header);
    this.#leaf = { kind: 'table' };
    return true;
  }

  #addRow(row: Stretch): void {
    for (const cell of cellsOf(this.#text, row)) this.blocks.paragraphs.push(cell);
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

  /** Other HTML than a comment is reported by itself. */
  #noteUnclosed(): void {
    const leaf = this.#leaf;
    if (leaf?.kind !== 'code' && leaf?.kind !== 'html') return;
    const isComment = leaf.kind === 'html' && this.#text.startsWith('<!--', leaf.from);
    if (leaf.kind === 'html' && !isComment) return;
    const typed = leaf.kind === 'code' ? leaf.mark : '<!--';
    this.blocks.unclosed = { offset: leaf.from, length: typed.length, typed, closing: isComment ? '-->' : typed };
  }

  #closeLeaf(): void {
    const leaf = this.#leaf;
    if (leaf?.kind === 'paragraph') {
      const words = this.#takeParagraph();
      if (words) this.blocks.paragraphs.push(words);
    } else if (leaf?.kind === 'code' || leaf?.kind === 'html') {
      this.blocks[leaf.kind].push({ offset: leaf.from, length: leaf.to - leaf.from });
    }
    this.#leaf = undefined;
  }
}

/** The text with spaces in the place of some stretches; `offset`: where it stands. */
function withSpaces(text: string, stretches: readonly Stretch[], offset: number): string {
  let out = '';
  let at = 0;
  for (const { from, to } of stretches) {
    out += text.slice(at, from - offset) + ' '.repeat(to - from);
    at = to - offset;
  }
  return out + text.slice(at);
}

/** Finds the blocks of a Markdown text. */
export function scanBlocks(text: string): Blocks {
  return new BlockScanner(text).scan();
}
