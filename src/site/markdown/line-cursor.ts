const NONE = { sign: '', at: -1 };

/**
 * Goes through a line from its start, and counts in columns: a tab reaches to the next multiple of four
 * (CommonMark 0.31, §2.2), and a quote or a list item may take a part of it.
 */
export class LineCursor {
  /** Where the line begins and ends, without what ends it. */
  start = 0;
  end = 0;
  /** Columns of white space before the next sign. */
  indent = 0;
  /** Offset of the next sign that is no white space; the line's end if there is none. */
  next = 0;
  /** A sign that another one follows in this line, and where that stands. */
  foreign = NONE;
  #offset = 0;
  #column = 0;
  /** Columns that are left of a tab which was taken in part. */
  #spare = 0;

  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get isBlank(): boolean {
    return this.next >= this.end;
  }

  /** Whether what comes is indented so far that it is code, unless it goes on with a paragraph. */
  get isCode(): boolean {
    return this.indent >= 4;
  }

  /** What comes after the white space. */
  get rest(): string {
    return this.text.slice(this.next, this.end);
  }

  open(start: number, end: number): void {
    this.start = start;
    this.end = end;
    this.foreign = NONE;
    this.#offset = start;
    this.#column = 0;
    this.#spare = 0;
    this.#look();
  }

  /** Takes white space, so many columns of it at most. */
  skip(columns: number): void {
    let left = Math.min(columns, this.indent);
    this.indent -= left;
    while (left > 0) {
      if (this.#spare === 0) {
        this.#spare = this.text[this.#offset] === '\t' ? 4 - (this.#column % 4) : 1;
        this.#offset += 1;
      }
      const taken = Math.min(left, this.#spare);
      this.#spare -= taken;
      this.#column += taken;
      left -= taken;
    }
  }

  /** Takes the white space, then so many signs. */
  take(length: number): void {
    this.skip(this.indent);
    this.#offset += length;
    this.#column += length;
    this.#look();
  }

  #look(): void {
    let column = this.#column + this.#spare;
    let at = this.#offset;
    for (; at < this.end; at += 1) {
      const sign = this.text[at];
      if (sign === '\t') column += 4 - (column % 4);
      else if (sign === ' ') column += 1;
      else break;
    }
    this.next = at;
    this.indent = column - this.#column;
  }
}
