import type { JsonMistakeArgs } from './json-cursor.ts';

/** Strings, brackets and line ends; an unclosed string ends with its line. */
const TOKEN = /"(?:[^"\\\r\n]|\\.)*"?|[{}[\]]|\n/g;
const CLOSING: Record<string, string> = { '{': '}', '[': ']' };
const BLANKS = /[ \t]*/y;

interface Opening {
  sign: string;
  offset: number;
  line: number;
  /** Indentation of its line. */
  indent: number;
}

/** Finds missing or extra brackets by indentation: lines whose indentation does not match their brackets. */
class BracketFinder {
  readonly #text: string;
  readonly #open: Opening[] = [];
  #line = 1;
  #indent = 0;
  /** Offset of the first character of the line after its indentation. */
  #first = 0;
  /** Line of the bracket that the first character of the line closes. */
  #opened: number | undefined;
  /** A bracket in the middle of a line that closes one from an earlier line. It may be an extra bracket. */
  #unsure: { offset: number; opening: Opening } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  *edits(): Generator<JsonMistakeArgs> {
    yield* this.#beginLine(0);
    for (const { 0: token, index } of this.#text.matchAll(TOKEN)) {
      if (token === '\n') {
        this.#line += 1;
        yield* this.#beginLine(index + 1);
      } else if (token === '{' || token === '[') {
        this.#open.push({ sign: token, offset: index, line: this.#line, indent: this.#indent });
      } else if (token === '}' || token === ']') yield* this.#close(index);
    }
  }

  *#beginLine(start: number): Generator<JsonMistakeArgs> {
    BLANKS.lastIndex = start;
    BLANKS.test(this.#text);
    this.#first = BLANKS.lastIndex;
    const sign = this.#text[this.#first];
    if (sign === undefined || sign === '\n' || sign === '\r') return;
    this.#indent = this.#first - start;
    this.#opened = undefined;
    const isClosing = sign === '}' || sign === ']';
    const opening = this.#open.at(-1);
    if (!opening) return;
    const { indent } = opening;
    if (isClosing ? this.#indent < indent : this.#indent <= indent) {
      this.#open.pop();
      yield this.#missing(opening);
    }
  }

  /** Returns the bracket that is missing before this line. */
  #missing({ sign, line }: Opening): JsonMistakeArgs {
    const text = this.#text;
    const closing = CLOSING[sign] ?? '';
    const next = text[this.#first] ?? '';
    const before = text.slice(0, this.#first).trimEnd().length - 1;
    const isComma = next === ',' || text[before] === ',';
    const at = next === ',' ? this.#first : before;
    const moreFollows = next !== '}' && next !== ']';
    const typed = isComma ? `${closing},` : `${text[at] ?? ''}${closing}${moreFollows ? ',' : ''}`;
    // A comma before the closing bracket of the outer part has to be removed.
    const cure = isComma && !moreFollows ? closing : typed;
    return ['json/unclosed', at, 1, { sign, closing, line }, cure];
  }

  *#close(offset: number): Generator<JsonMistakeArgs> {
    const opening = this.#open.pop();
    if (!opening || opening.line === this.#line) return;
    if (offset !== this.#first) {
      // « }] » may close brackets that were opened on one line, « [{ ».
      if (opening.line !== this.#opened) this.#unsure = { offset, opening };
      return;
    }
    this.#opened = opening.line;
    if (this.#indent <= opening.indent) return;
    if (this.#unsure) yield this.#extra(this.#unsure);
    yield this.#extra({ offset, opening });
  }

  #extra({ offset, opening: { line } }: { offset: number; opening: Opening }): JsonMistakeArgs {
    const text = this.#text;
    // If the bracket is between two commas, one of them is removed as well.
    const isBehindComma = text.slice(0, offset).trimEnd().endsWith(',');
    const length = isBehindComma && text[offset + 1] === ',' ? 2 : 1;
    return ['json/extra-closing', offset, length, { sign: text[offset] ?? '', line }];
  }
}

/**
 * Returns the brackets that are probably missing or extra according to indentation, the most probable first. Each is a
 * mistake: apply its suggestion, or remove the bracket if it has none.
 */
export function bracketEdits(text: string): Generator<JsonMistakeArgs> {
  return new BracketFinder(text).edits();
}
