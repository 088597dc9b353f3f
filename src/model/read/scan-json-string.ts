import { matchAt } from '../../text/match-at.ts';
import type { JsonMistake } from './json-cursor.ts';
import type { JsonString } from './json-node.ts';

const ESCAPES: Record<string, string> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Quotes that authors or word processors use instead of `"`, with their closing ones. */
const WRONG_QUOTES: Record<string, string> = {
  "'": "'",
  '“': '”"“',
  '”': '”"',
  '«': '»',
  '‘': '’',
  '`': '`',
  '„': '”“"',
};

/**
 * Maximum length of one match in a string, because the JavaScript engine keeps backtracking data for each character.
 */
const MAX_MATCH_LENGTH = 10_000;
const PLAIN = new RegExp(`[^"\\\\\\p{Cc}]{1,${MAX_MATCH_LENGTH}}`, 'uy');

/** Whether a character opens a string, but is not a valid quotation mark in JSON. */
export function opensWrongQuote(sign: string | undefined): boolean {
  return sign !== undefined && Object.hasOwn(WRONG_QUOTES, sign);
}

/**
 * Reads a string between invalid quotes, up to the closing quote on the same line, and reports it. Returns `undefined`
 * if the closing quote is missing.
 */
export function scanWrongString(text: string, offset: number, mistake: JsonMistake): JsonString | undefined {
  const opening = text[offset] ?? '';
  const closers = WRONG_QUOTES[opening] ?? '';
  let end = offset + 1;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') {
    const sign = text[end] ?? '';
    // The apostrophe in « 'l'eau' » does not close the string: punctuation follows a closing quote.
    if (closers.includes(sign) && /^\s*(?:[,:}\]]|$)/.test(text.slice(end + 1, end + 40).split(/[\r\n]/)[0] ?? ''))
      break;
    end += 1;
  }
  if (!closers.includes(text[end] ?? '\n')) return undefined;
  const value = text.slice(offset + 1, end).trim();
  mistake('json/wrong-quotes', offset, end + 1 - offset, { quote: opening }, JSON.stringify(value));
  return { type: 'string', start: offset, end: end + 1, value };
}

/** Reads a string from its opening quote; returns `undefined` if it is not closed on its line. */
export function scanString(text: string, offset: number, mistake: JsonMistake): JsonString | undefined {
  let value = '';
  let at = offset + 1;
  for (;;) {
    const plain = matchAt(PLAIN, text, at)?.[0] ?? '';
    value += plain;
    at += plain.length;
    if (plain.length >= MAX_MATCH_LENGTH) continue;
    const sign = text[at];
    if (sign === '"') return { type: 'string', start: offset, end: at + 1, value };
    if (sign === undefined || sign === '\n' || sign === '\r') {
      const length = at - offset;
      mistake('json/unclosed-string', offset, length, { text: text.slice(offset, offset + Math.min(length, 40)) });
      return undefined;
    }
    if (sign !== '\\' && sign > '\u001F') {
      // JSON allows control characters beyond ASCII.
      value += sign;
      at += 1;
      continue;
    }
    if (sign !== '\\') {
      mistake('json/control-character', at, 1, { code: sign.charCodeAt(0).toString(16).padStart(4, '0') });
      value += sign;
      at += 1;
      continue;
    }
    const letter = text[at + 1] ?? '';
    const hex = letter === 'u' ? /^[0-9a-fA-F]{4}/.exec(text.slice(at + 2, at + 6)) : null;
    if (hex) value += String.fromCharCode(Number.parseInt(hex[0], 16));
    else if (Object.hasOwn(ESCAPES, letter)) value += ESCAPES[letter];
    else {
      mistake('json/bad-escape', at, 2, { escape: `\\${letter}` }, `\\\\${letter}`);
      value += letter;
      // The string is not closed on its line, which is reported next.
      if (letter === '' || letter === '\n' || letter === '\r') {
        at += 1;
        continue;
      }
    }
    at += hex ? 6 : 2;
  }
}

/**
 * Returns the offset in the file of the character at `index` of a string's value: escapes are longer than their
 * characters.
 */
export function offsetInString(text: string, node: JsonString, index: number): number {
  let at = node.start + 1;
  const end = node.end - 1;
  for (let seen = 0; seen < index && at < end; seen += 1) {
    if (text[at] !== '\\') at += 1;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return Math.min(at, end);
}
