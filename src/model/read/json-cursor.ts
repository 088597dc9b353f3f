import { matchAt } from '../../text/match-at.ts';

/** Called with each mistake in a JSON text: its code, place, the arguments of its message, and the correction. */
export type JsonMistake = (
  code: string,
  offset: number,
  length: number,
  args?: Record<string, string | number>,
  suggestion?: string,
) => void;

/** A reported mistake. */
export type JsonMistakeArgs = Parameters<JsonMistake>;

const MAX_MISTAKES = 50;

const SPACE = /[ \t\r\n]+/y;
const ODD_SPACE = /[\u00A0\u2000-\u200B\u202F\u2060\u3000\uFEFF\f\v]+/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;

/** Thrown if the text after a mistake cannot be parsed, or after too many mistakes; `parseJson` catches it. */
export const UNREADABLE = Symbol('unreadable');

/** The position in a JSON text, and the receiver of its mistakes. */
export class JsonCursor {
  readonly text: string;
  readonly #report: JsonMistake;
  /** Offset of the next character. */
  at = 0;
  #mistakes = 0;

  constructor(text: string, report: JsonMistake) {
    this.text = text;
    this.#report = report;
  }

  /** The next character; `undefined` at the end of the text. */
  get sign(): string | undefined {
    return this.text[this.at];
  }

  /** Returns the match of a sticky pattern at this position. */
  find(pattern: RegExp): string | undefined {
    return matchAt(pattern, this.text, this.at)?.[0];
  }

  /** Reports a mistake after which parsing continues. Bound, so that it can be passed as a function. */
  readonly mistake: JsonMistake = (...args) => {
    this.#mistakes += 1;
    this.#report(...args);
    if (this.#mistakes >= MAX_MISTAKES) throw UNREADABLE;
  };

  /** Reports a mistake that ends parsing. */
  fail(...args: Parameters<JsonMistake>): never {
    this.#report(...args);
    throw UNREADABLE;
  }

  /** Skips white space, and reports characters that are not white space in JSON. */
  skip(): void {
    for (;;) {
      const space = this.find(SPACE);
      const blank = space ? undefined : this.find(ODD_SPACE);
      const comment = space || blank ? undefined : this.find(COMMENT);
      if (blank) this.mistake('json/odd-space', this.at, blank.length);
      if (comment) this.mistake('json/comment', this.at, comment.length);
      const length = (space ?? blank ?? comment ?? '').length;
      if (length === 0) return;
      this.at += length;
    }
  }

  /** Returns the number of the line at an offset; the first line is 1. */
  lineOf(offset: number): number {
    let line = 1;
    for (let at = this.text.indexOf('\n'); at >= 0 && at < offset; at = this.text.indexOf('\n', at + 1)) line += 1;
    return line;
  }
}
