import type { TextRange } from '../../text/range.ts';
import { JsonCursor, type JsonMistake, UNREADABLE } from './json-cursor.ts';
import type { JsonNode, JsonString } from './json-node.ts';
import { NUMBERLIKE, scanNumber, scanWord, WORD } from './scan-json-scalar.ts';
import { opensWrongQuote, scanString, scanWrongString } from './scan-json-string.ts';

/** Maximum nesting; a manifest needs about ten levels. */
const MAX_DEPTH = 100;
/** Maximum length of a value that a suggestion repeats in full. */
const MAX_REPEATED_LENGTH = 40;
/** A key without quotation marks. */
const BARE_KEY = /^[\p{L}_$][\p{L}\p{N}_$-]*\s*:/u;

/** Content of a string that is a key and its colon, because the key's closing quotation mark is missing. */
const UNENDED_KEY = /^([\p{L}_$][\p{L}\p{N}_$-]*)\s*:\s*$/u;

const CLOSING = { '{': '}', '[': ']' } as const;

/** The opening bracket of an object or list, with its place. */
interface Opening {
  sign: keyof typeof CLOSING;
  offset: number;
}

interface Entry {
  key: JsonString;
  value: JsonNode;
}

function endOf(node: JsonNode): number {
  return node.end;
}

/** Parses a text in one pass; each method reads the value at the cursor, and moves the cursor past it. */
export class JsonParser {
  readonly #cursor: JsonCursor;
  readonly #open: Opening[] = [];

  constructor(text: string, report: JsonMistake) {
    this.#cursor = new JsonCursor(text, report);
  }

  /** Returns the value of the text; throws `UNREADABLE` if it cannot be determined. */
  read(): JsonNode {
    const cursor = this.#cursor;
    cursor.skip();
    if (cursor.at >= cursor.text.length) return cursor.fail('json/empty', 0, 0);
    const root = this.#value();
    cursor.skip();
    if (cursor.sign === undefined) return root;
    return cursor.fail('json/after-end', cursor.at, 1, { sign: cursor.sign, line: cursor.lineOf(endOf(root) - 1) });
  }

  #value(): JsonNode {
    const cursor = this.#cursor;
    cursor.skip();
    const { sign } = cursor;
    if (sign === undefined) return this.#failUnclosed();
    if (sign === '{' || sign === '[') {
      if (this.#open.length >= MAX_DEPTH) return cursor.fail('json/too-deep', cursor.at, 1, { deepest: MAX_DEPTH });
      return sign === '{' ? this.#object() : this.#array();
    }
    if (sign === '"' || opensWrongQuote(sign)) return this.#string();
    if (cursor.find(NUMBERLIKE)) return this.#scalar(scanNumber);
    if (cursor.find(WORD)) return this.#scalar(scanWord);
    return cursor.fail('json/unexpected', cursor.at, 1, { sign });
  }

  #string(): JsonString {
    const cursor = this.#cursor;
    const sign = cursor.sign ?? '';
    const isWrong = opensWrongQuote(sign);
    const node = (isWrong ? scanWrongString : scanString)(cursor.text, cursor.at, cursor.mistake);
    if (!node && isWrong) return cursor.fail('json/wrong-quotes', cursor.at, 1, { quote: sign }, '"');
    if (!node) throw UNREADABLE;
    cursor.at = endOf(node);
    return node;
  }

  #scalar(scan: typeof scanNumber): JsonNode {
    const cursor = this.#cursor;
    const inObject = this.#open.at(-1)?.sign === '{';
    const node = scan({ text: cursor.text, at: cursor.at, mistake: cursor.mistake, inObject });
    if (!node) throw UNREADABLE;
    cursor.at = endOf(node);
    return node;
  }

  #array(): JsonNode {
    const items: JsonNode[] = [];
    const place = this.#readMembers('[', () => {
      const item = this.#value();
      items.push(item);
      return item;
    });
    return { type: 'array', ...place, items };
  }

  #object(): JsonNode {
    const entries: Entry[] = [];
    const seen = new Map<string, JsonString>();
    const place = this.#readMembers('{', () => {
      const entry = this.#entry(seen);
      entries.push(entry);
      return entry.value;
    });
    return { type: 'object', ...place, entries };
  }

  /** Reads an object or a list from its opening to its closing bracket. */
  #readMembers(sign: Opening['sign'], readValue: () => JsonNode): TextRange {
    const cursor = this.#cursor;
    const offset = cursor.at;
    const closing = CLOSING[sign];
    this.#open.push({ sign, offset });
    cursor.at += 1;
    cursor.skip();
    this.#skipExtraCommas();
    let more = cursor.sign !== closing;
    while (more) more = this.#continues(closing, readValue());
    cursor.at += 1;
    this.#open.pop();
    return { start: offset, end: cursor.at };
  }

  #entry(seen: Map<string, JsonString>): Entry {
    const cursor = this.#cursor;
    cursor.skip();
    const key = this.#key();
    cursor.skip();
    this.#colonAfter(key);
    cursor.skip();
    this.#expectValueOf(key);
    const first = seen.get(key.value);
    if (first) {
      const args = { key: key.value, line: cursor.lineOf(first.start) };
      cursor.mistake('json/duplicate-key', key.start, key.end - key.start, args);
    } else seen.set(key.value, key);
    return { key, value: this.#value() };
  }

  #key(): JsonString {
    const cursor = this.#cursor;
    const { sign } = cursor;
    if (sign === undefined) return this.#failUnclosed();
    if (sign === '"' || opensWrongQuote(sign)) return this.#string();
    const bare = cursor.find(WORD);
    if (!bare) return cursor.fail('json/unexpected', cursor.at, 1, { sign });
    const offset = cursor.at;
    const after = offset + bare.length;
    // The key may still have its closing quotation mark.
    const length = bare.length + (/^"\s*[:=]/.test(cursor.text.slice(after, after + 20)) ? 1 : 0);
    cursor.mistake('json/unquoted-key', offset, length, { key: bare }, `"${bare}"`);
    cursor.at += length;
    return { type: 'string', start: offset, end: offset + length, value: bare };
  }

  #colonAfter(key: JsonString): void {
    const cursor = this.#cursor;
    const { sign } = cursor;
    if (sign === ':') {
      cursor.at += 1;
      return;
    }
    // The closing quotation mark of a key is missing, so that the opening one of its value was read as the closing one.
    const [, name] = UNENDED_KEY.exec(key.value) ?? [];
    if (name !== undefined && sign !== undefined) {
      key.value = name;
      cursor.mistake('json/unquoted-key', key.start, name.length + 1, { key: name }, `"${name}"`);
      cursor.at = endOf(key) - 1;
      return;
    }
    if (sign === undefined) this.#failUnclosed();
    this.#expectValueOf(key);
    const isOther = sign === '=' || sign === ';';
    if (isOther) cursor.at += 1;
    const length = (isOther ? cursor.at : endOf(key)) - key.start;
    cursor.mistake('json/missing-colon', key.start, length, { key: key.value }, `${JSON.stringify(key.value)}:`);
  }

  #expectValueOf(key: JsonString): void {
    const cursor = this.#cursor;
    const isMissing = cursor.sign === ',' || cursor.sign === '}';
    if (isMissing) cursor.fail('json/missing-value', key.start, key.end - key.start, { key: key.value });
  }

  /** Reads the separator after a member; returns whether another member follows. */
  #continues(closing: '}' | ']', before: JsonNode): boolean {
    const cursor = this.#cursor;
    cursor.skip();
    const { sign } = cursor;
    if (sign === closing) return false;
    if (sign === undefined) return this.#failUnclosed();
    if (sign === ',') return this.#passComma(closing);
    if (sign === ';' || sign === '.') {
      cursor.mistake('json/wrong-separator', cursor.at, 1, { sign }, ',');
      cursor.at += 1;
      return true;
    }
    if (sign === '}' || sign === ']') {
      const args = { sign, closing, line: cursor.lineOf(this.#open.at(-1)?.offset ?? 0) };
      return cursor.fail('json/mismatched', cursor.at, 1, args);
    }
    return this.#missComma(sign, closing, before);
  }

  #passComma(closing: '}' | ']'): boolean {
    const cursor = this.#cursor;
    const comma = cursor.at;
    cursor.at += 1;
    cursor.skip();
    this.#skipExtraCommas();
    if (cursor.sign !== closing) return true;
    cursor.mistake('json/trailing-comma', comma, 1, { closing });
    return false;
  }

  #skipExtraCommas(): void {
    const cursor = this.#cursor;
    while (cursor.sign === ',') {
      cursor.mistake('json/extra-comma', cursor.at, 1);
      cursor.at += 1;
      cursor.skip();
    }
  }

  /** Reports a missing comma if another member begins; otherwise ends parsing. */
  #missComma(sign: string, closing: '}' | ']', before: JsonNode): true {
    const cursor = this.#cursor;
    const isValue = '"{['.includes(sign) || opensWrongQuote(sign) || cursor.find(NUMBERLIKE) !== undefined;
    const isWord = !isValue && cursor.find(WORD) !== undefined;
    if (!isValue && !isWord) return cursor.fail('json/unexpected', cursor.at, 1, { sign });
    const isKey = isWord && closing === '}' && BARE_KEY.test(cursor.text.slice(cursor.at, cursor.at + 60));
    if (isWord && !isKey) return cursor.fail('json/inner-quote', endOf(before) - 1, 1);
    const isShort =
      before.type !== 'object' && before.type !== 'array' && before.end - before.start <= MAX_REPEATED_LENGTH;
    const from = isShort ? before.start : endOf(before) - 1;
    const written = cursor.text.slice(from, endOf(before));
    cursor.mistake('json/missing-comma', from, written.length, {}, `${written},`);
    return true;
  }

  #failUnclosed(): never {
    const cursor = this.#cursor;
    const { sign, offset } = this.#open.at(-1) ?? { sign: '{' as const, offset: 0 };
    const last = Math.max(0, cursor.text.trimEnd().length - 1);
    return cursor.fail('json/unclosed', last, 1, { sign, closing: CLOSING[sign], line: cursor.lineOf(offset) });
  }
}
