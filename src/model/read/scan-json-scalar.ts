import { matchAt, matchEnd } from '../../text/match-at.ts';
import { nearest } from '../../text/nearest.ts';
import { mayBeThousands } from '../../text/numbers.ts';
import type { JsonMistake } from './json-cursor.ts';
import type { JsonNode } from './json-node.ts';
import { type BareText, jsonFigures, scanAmount, scanBareText } from './scan-json-bare.ts';

/** Text that looks like a number, even if JSON does not allow it. */
export const NUMBERLIKE = /[+-]?(?:[0-9.][0-9.eE+_-]*|Infinity|NaN)/y;
/** A word without quotation marks. */
export const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Digits that are not a quantity: a telephone number or a postcode, whose zeros must be kept. */
const DIALLED = /^(?:0\d{4,}|\+\d{6,})$/;

const WORDS: Record<string, boolean | null> = { true: true, false: false, null: null };

/** Words typed for true and false. */
const BOOLEAN_WORDS: Record<string, string> = {
  vrai: 'true',
  oui: 'true',
  yes: 'true',
  faux: 'false',
  non: 'false',
  no: 'false',
};

interface Scan {
  text: string;
  at: number;
  mistake: JsonMistake;
  inObject: boolean;
}

/** An unquoted key after a missing comma. */
const NEXT_KEY = /^\s*[\p{L}_$][\p{L}\p{N}_$-]*\s*:/u;

/** Text that may continue a number or word. In a list, a number after another one is an item of its own. */
const CONTINUATIONS = { object: /\s*[\p{L}\p{N}"%€°+-]/uy, list: /\s*[\p{L}"%€°]/uy };

/**
 * Returns the unquoted text that begins with a number or word and continues after it; `undefined` if it does not
 * continue. The next characters are tested first: otherwise, each number of a long list would be read up to the
 * bracket.
 */
function bareTextBeyond(written: string, { text, at, inObject }: Scan): BareText | undefined {
  const from = at + written.length;
  const more = matchEnd(inObject ? CONTINUATIONS.object : CONTINUATIONS.list, text, from);
  if (more < 0) return undefined;
  const bare = scanBareText(text, at);
  const to = at + bare.length;
  return more <= to && !NEXT_KEY.test(text.slice(from, to)) ? bare : undefined;
}

function unquoted({ at, mistake }: Scan, { value, length }: BareText): undefined {
  mistake('json/unquoted-text', at, length, { text: value }, JSON.stringify(value));
  return undefined;
}

/** Reads a number; returns `undefined`, and reports a mistake, if it cannot be one. */
export function scanNumber(scan: Scan): JsonNode | undefined {
  const { text, at, mistake, inObject } = scan;
  const written = matchAt(NUMBERLIKE, text, at)?.[0] ?? '';
  const decimals = /^,\d+(?=\s*(?:[,}\]\r\n]))/.exec(text.slice(at + written.length, at + written.length + 30))?.[0];
  // « 29,50 » parses as two values; in an object, the second cannot be a key, so the comma is a decimal separator.
  if (decimals && inObject && /^-?\d+$/.test(written)) {
    const whole = written + decimals;
    const intended = whole.replace(',', '.');
    mistake('json/decimal-comma', at, whole.length, { text: whole }, mayBeThousands(whole) ? undefined : intended);
    return { type: 'scalar', start: at, end: at + whole.length, value: Number(intended) };
  }
  const amount = scanAmount(text, at, inObject);
  if (amount) {
    const { written: whole, value, intended } = amount;
    mistake('json/bad-number', at, whole.length, { text: whole }, intended);
    return { type: 'scalar', start: at, end: at + whole.length, value };
  }
  const bare = bareTextBeyond(written, scan);
  if (bare) return unquoted(scan, bare);
  const { length } = written;
  if (DIALLED.test(written)) {
    mistake('json/unquoted-text', at, length, { text: written }, JSON.stringify(written));
    return { type: 'string', start: at, end: at + length, value: written };
  }
  if (NUMBER.test(written)) return { type: 'scalar', start: at, end: at + length, value: Number(written) };
  const figures = jsonFigures(written.replace(/_/g, ''));
  const value = Number(figures);
  const isNumber = Number.isFinite(value);
  // Characters that JSON does not allow in a number are removed.
  const intended = NUMBER.test(figures) ? figures : String(value);
  mistake('json/bad-number', at, length, { text: written }, isNumber ? intended : undefined);
  return isNumber ? { type: 'scalar', start: at, end: at + length, value } : undefined;
}

/** Reads `true`, `false` or `null`; returns `undefined`, and reports a mistake, for any other word. */
export function scanWord(scan: Scan): JsonNode | undefined {
  const { text, at, mistake } = scan;
  const written = matchAt(WORD, text, at)?.[0] ?? '';
  const { length } = written;
  const bare = bareTextBeyond(written, scan);
  if (bare) return unquoted(scan, bare);
  if (Object.hasOwn(WORDS, written))
    return { type: 'scalar', start: at, end: at + length, value: WORDS[written] ?? null };
  const near = nearest(written, Object.keys(WORDS));
  const intended = Object.hasOwn(BOOLEAN_WORDS, written.toLowerCase()) ? BOOLEAN_WORDS[written.toLowerCase()] : near;
  if (intended === undefined) return unquoted(scan, scanBareText(text, at));
  mistake('json/unknown-word', at, length, { text: written }, intended);
  return { type: 'scalar', start: at, end: at + length, value: WORDS[intended] ?? null };
}
