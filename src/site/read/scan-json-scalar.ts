import { nearest } from '../../text/nearest.ts';
import type { JsonNode } from './json-node.ts';
import type { JsonSlip } from './parse-json.ts';

/** What begins as a number does. */
export const NUMBERLIKE = /[+-]?(?:[0-9.][0-9.eE+_-]*|Infinity|NaN)/y;
/** A word without quotation marks. */
export const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

const WORDS: Record<string, boolean | null> = { true: true, false: false, null: null };

/** Words that people type for yes and no. */
const MEANT: Record<string, string> = {
  vrai: 'true',
  oui: 'true',
  yes: 'true',
  faux: 'false',
  non: 'false',
  no: 'false',
};

export interface Scan {
  text: string;
  at: number;
  slip: JsonSlip;
  inObject: boolean;
}

function matchAt(pattern: RegExp, { text, at }: Scan): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Reads a number; nothing, and a slip, when it can stand for none. */
export function scanNumber(scan: Scan): JsonNode | undefined {
  const { text, at, slip, inObject } = scan;
  const written = matchAt(NUMBERLIKE, scan);
  const decimals = /^,\d+(?=\s*(?:[,}\]\r\n]))/.exec(text.slice(at + written.length, at + written.length + 30))?.[0];
  // « 29,50 » reads as two values; in an object the second can be no key, so the comma was a decimal one.
  if (decimals && inObject && /^-?\d+$/.test(written)) {
    const whole = written + decimals;
    const meant = whole.replace(',', '.');
    slip('json/decimal-comma', at, whole.length, { text: whole }, meant);
    return { type: 'scalar', offset: at, length: whole.length, value: Number(meant) };
  }
  const { length } = written;
  if (NUMBER.test(written)) return { type: 'scalar', offset: at, length, value: Number(written) };
  const meant = Number(written.replace(/_/g, '').replace(/^\+/, ''));
  const isNumber = Number.isFinite(meant);
  slip('json/bad-number', at, length, { text: written }, isNumber ? String(meant) : undefined);
  return isNumber ? { type: 'scalar', offset: at, length, value: meant } : undefined;
}

/** Reads `true`, `false` or `null`; nothing, and a slip, when another word stands there. */
export function scanWord(scan: Scan): JsonNode | undefined {
  const { at, slip } = scan;
  const written = matchAt(WORD, scan);
  const { length } = written;
  const args = { text: written };
  if (Object.hasOwn(WORDS, written)) return { type: 'scalar', offset: at, length, value: WORDS[written] ?? null };
  const near = nearest(written, Object.keys(WORDS));
  const meant = Object.hasOwn(MEANT, written.toLowerCase()) ? MEANT[written.toLowerCase()] : near;
  if (meant === undefined) {
    slip('json/unquoted-text', at, length, args, `"${written}"`);
    return undefined;
  }
  slip('json/unknown-word', at, length, args, meant);
  return { type: 'scalar', offset: at, length, value: WORDS[meant] ?? null };
}
