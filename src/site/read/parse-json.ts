import { matchAt } from '../../text/match-at.ts';
import type { JsonNode, JsonString } from './json-node.ts';
import { NUMBERLIKE, scanNumber, scanWord, WORD } from './scan-json-scalar.ts';
import { opensWrongQuote, scanString, scanWrongString } from './scan-json-string.ts';

/** Told of each slip in a JSON text: its code, place, what its words need, and what to type instead. */
export type JsonSlip = (
  code: string,
  offset: number,
  length: number,
  args?: Record<string, string | number>,
  suggestion?: string,
) => void;

/** Deepest nesting that is read; a manifest needs about ten. */
const DEEPEST = 100;
const MOST_SLIPS = 50;

const SPACE = /[ \t\r\n]+/y;
const ODD_SPACE = /[\u00A0\u2000-\u200B\u202F\u2060\u3000\uFEFF\f\v]+/y;
/** Longest value that is repeated whole in a suggestion. */
const LONGEST_REPEATED = 40;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;

/** Thrown inside the parser alone, when what follows a slip can no longer be told. */
const UNREADABLE = Symbol('unreadable');

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/**
 * Reads JSON and keeps the place of every value. A slip that leaves no doubt about what was meant (a comma, a quote,
 * a comment) is reported and read through; the first that does ends the reading, and there is no root then.
 */
export function parseJson(text: string, report: JsonSlip): JsonNode | undefined {
  let at = 0;
  let slips = 0;
  const slip: JsonSlip = (...args) => {
    slips += 1;
    report(...args);
    if (slips >= MOST_SLIPS) throw UNREADABLE;
  };
  const fail = (...args: Parameters<JsonSlip>): never => {
    report(...args);
    throw UNREADABLE;
  };

  const skip = () => {
    for (;;) {
      const space = matchAt(SPACE, text, at)?.[0];
      const odd = space ? undefined : matchAt(ODD_SPACE, text, at)?.[0];
      const comment = space || odd ? undefined : matchAt(COMMENT, text, at)?.[0];
      if (odd) slip('json/odd-space', at, odd.length);
      if (comment) slip('json/comment', at, comment.length);
      const length = (space ?? odd ?? comment ?? '').length;
      if (length === 0) return;
      at += length;
    }
  };

  const endOf = (node: JsonNode) => node.offset + node.length;

  const string = (): JsonString => {
    const node = opensWrongQuote(text[at]) ? scanWrongString(text, at, slip) : scanString(text, at, slip);
    if (!node && opensWrongQuote(text[at])) return fail('json/wrong-quotes', at, 1, { quote: text[at] ?? '' }, '"');
    if (!node) throw UNREADABLE;
    at = endOf(node);
    return node;
  };

  const scalar = (scan: typeof scanNumber): JsonNode => {
    const node = scan({ text, at, slip, inObject: inObject() });
    if (!node) throw UNREADABLE;
    at = endOf(node);
    return node;
  };

  const open: { sign: '{' | '['; offset: number }[] = [];
  const inObject = () => open.at(-1)?.sign === '{';

  const unclosed = (): never => {
    const opener = open.at(-1);
    const last = text.trimEnd().length;
    const args = { sign: opener?.sign ?? '{', closing: opener?.sign === '[' ? ']' : '}' };
    return fail('json/unclosed', Math.max(0, last - 1), 1, { ...args, line: lineOf(text, opener?.offset ?? 0) });
  };

  const value = (): JsonNode => {
    skip();
    const sign = text[at];
    if (sign === undefined) return unclosed();
    if (sign === '{' || sign === '[') {
      if (open.length >= DEEPEST) return fail('json/too-deep', at, 1, { deepest: DEEPEST });
      return sign === '{' ? object() : array();
    }
    if (sign === '"' || opensWrongQuote(sign)) return string();
    if (matchAt(NUMBERLIKE, text, at)) return scalar(scanNumber);
    if (matchAt(WORD, text, at)) return scalar(scanWord);
    return fail('json/unexpected', at, 1, { sign });
  };

  const missingComma = (before: JsonNode) => {
    const isShort = before.type !== 'object' && before.type !== 'array' && before.length <= LONGEST_REPEATED;
    const from = isShort ? before.offset : endOf(before) - 1;
    const written = text.slice(from, endOf(before));
    slip('json/missing-comma', from, written.length, {}, `${written},`);
  };

  /** Handles what stands between two members; says whether the container goes on. */
  const between = (closing: '}' | ']', before: JsonNode): boolean => {
    skip();
    const sign = text[at];
    if (sign === closing) return false;
    if (sign === undefined) return unclosed();
    if (sign === ',') {
      const comma = at;
      at += 1;
      skip();
      while (text[at] === ',') {
        slip('json/extra-comma', at, 1);
        at += 1;
        skip();
      }
      if (text[at] === closing) {
        slip('json/trailing-comma', comma, 1, { closing });
        return false;
      }
      return true;
    }
    if (sign === ';' || sign === '.') {
      slip('json/wrong-separator', at, 1, { sign }, ',');
      at += 1;
      return true;
    }
    if (sign === '}' || sign === ']') {
      const opener = open.at(-1);
      return fail('json/mismatched', at, 1, { sign, closing, line: lineOf(text, opener?.offset ?? 0) }, closing);
    }
    if (sign === '"' || sign === '{' || sign === '[' || opensWrongQuote(sign) || matchAt(NUMBERLIKE, text, at)) {
      missingComma(before);
      return true;
    }
    if (matchAt(WORD, text, at)) {
      if (closing === '}' && /^[\p{L}_$][\p{L}\p{N}_$-]*\s*:/u.test(text.slice(at, at + 60))) {
        missingComma(before);
        return true;
      }
      return fail('json/inner-quote', endOf(before) - 1, 1, {}, '\\"');
    }
    return fail('json/unexpected', at, 1, { sign });
  };

  const array = (): JsonNode => {
    const offset = at;
    open.push({ sign: '[', offset });
    at += 1;
    const items: JsonNode[] = [];
    skip();
    while (text[at] === ',') {
      slip('json/extra-comma', at, 1);
      at += 1;
      skip();
    }
    let more = text[at] !== ']';
    while (more) {
      const item = value();
      items.push(item);
      more = between(']', item);
    }
    at += 1;
    open.pop();
    return { type: 'array', offset, length: at - offset, items };
  };

  const key = (): JsonString => {
    const sign = text[at];
    if (sign === undefined) return unclosed();
    if (sign === '"' || opensWrongQuote(sign)) return string();
    const bare = matchAt(WORD, text, at)?.[0];
    if (!bare) return fail('json/unexpected', at, 1, { sign });
    // The quotation mark that ends it may be there.
    const length = bare.length + (/^"\s*[:=]/.test(text.slice(at + bare.length, at + bare.length + 20)) ? 1 : 0);
    slip('json/unquoted-key', at, length, { key: bare }, `"${bare}"`);
    const node: JsonString = { type: 'string', offset: at, length, value: bare };
    at += length;
    return node;
  };

  const object = (): JsonNode => {
    const offset = at;
    open.push({ sign: '{', offset });
    at += 1;
    const entries: { key: JsonString; value: JsonNode }[] = [];
    const seen = new Map<string, JsonString>();
    skip();
    while (text[at] === ',') {
      slip('json/extra-comma', at, 1);
      at += 1;
      skip();
    }
    let more = text[at] !== '}';
    while (more) {
      skip();
      const name = key();
      skip();
      if (text[at] === ':') at += 1;
      else {
        if (text[at] === undefined) unclosed();
        if (text[at] === ',' || text[at] === '}')
          fail('json/missing-value', name.offset, name.length, { key: name.value });
        const isOther = text[at] === '=' || text[at] === ';';
        if (isOther) at += 1;
        const length = (isOther ? at : endOf(name)) - name.offset;
        slip('json/missing-colon', name.offset, length, { key: name.value }, `${JSON.stringify(name.value)}:`);
      }
      skip();
      if (text[at] === ',' || text[at] === '}')
        fail('json/missing-value', name.offset, name.length, { key: name.value });
      const first = seen.get(name.value);
      if (first) {
        slip('json/duplicate-key', name.offset, name.length, { key: name.value, line: lineOf(text, first.offset) });
      } else seen.set(name.value, name);
      const held = value();
      entries.push({ key: name, value: held });
      more = between('}', held);
    }
    at += 1;
    open.pop();
    return { type: 'object', offset, length: at - offset, entries };
  };

  try {
    skip();
    if (at >= text.length) return fail('json/empty', 0, 0);
    const root = value();
    skip();
    if (at < text.length) fail('json/after-end', at, 1, { sign: text[at] ?? '', line: lineOf(text, endOf(root) - 1) });
    return root;
  } catch (error) {
    if (error === UNREADABLE) return undefined;
    throw error;
  }
}
