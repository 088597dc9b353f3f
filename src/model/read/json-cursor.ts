import { matchAt } from '../../text/match-at.ts';

/** Called with each mistake in a JSON text: its code, place, what its words need, and what to type instead. */
export type JsonMistake = (
  code: string,
  offset: number,
  length: number,
  args?: Record<string, string | number>,
  suggestion?: string,
) => void;

/** A mistake that was reported. */
export type JsonMistakeArgs = Parameters<JsonMistake>;

const MOST_MISTAKES = 50;

const SPACE = /[ \t\r\n]+/y;
const ODD_SPACE = /[\u00A0\u2000-\u200B\u202F\u2060\u3000\uFEFF\f\v]+/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;

/** Thrown when what follows a mistake is unknown, or after too many mistakes; `parseJson` catches it. */
export const UNREADABLE = Symbol('unreadable');

/** Where a JSON text is being read, and who collects its mistakes. */
export class JsonCursor {
  readonly text: string;
  readonly #report: JsonMistake;
  /** Offset of the next sign. */
  at = 0;
  #mistakes = 0;

  constructor(text: string, report: JsonMistake) {
    this.text = text;
    this.#report = report;
  }

  /** The next sign; none at the end of the text. */
  get sign(): string | undefined {
    return this.text[this.at];
  }

  /** What a sticky pattern finds here. */
  find(pattern: RegExp): string | undefined {
    return matchAt(pattern, this.text, this.at)?.[0];
  }

  /** Reports a mistake that is read through. It may be passed on by itself. */
  readonly mistake: JsonMistake = (...args) => {
    this.#mistakes += 1;
    this.#report(...args);
    if (this.#mistakes >= MOST_MISTAKES) throw UNREADABLE;
  };

  /** Reports a mistake that ends the reading. */
  fail(...args: Parameters<JsonMistake>): never {
    this.#report(...args);
    throw UNREADABLE;
  }

  /** Skips white space, and reports what is none to JSON. */
  skip(): void {
    for (;;) {
      const space = this.find(SPACE);
      const odd = space ? undefined : this.find(ODD_SPACE);
      const comment = space || odd ? undefined : this.find(COMMENT);
      if (odd) this.mistake('json/odd-space', this.at, odd.length);
      if (comment) this.mistake('json/comment', this.at, comment.length);
      const length = (space ?? odd ?? comment ?? '').length;
      if (length === 0) return;
      this.at += length;
    }
  }

  /** Number of the line in which an offset stands, from one on. */
  lineOf(offset: number): number {
    let line = 1;
    for (let at = this.text.indexOf('\n'); at >= 0 && at < offset; at = this.text.indexOf('\n', at + 1)) line += 1;
    return line;
  }
}
