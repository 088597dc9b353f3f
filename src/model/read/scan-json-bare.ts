import { matchAt } from '../../text/match-at.ts';
import { mayBeThousands } from '../../text/numbers.ts';

/** Unquoted text, up to the end of the value on its line. */
const BARE = /[^"\r\n]*?(?=["}\]\r\n]|$|[,;][ \t]{0,9}(?:["\r\n]|$)|\s\/[/*])/y;
/** A quotation mark at the end of a value. */
const STRAY = /[ \t]*"(?=[ \t]*(?:[,;}\]\r\n]|$))/y;
/** An amount in French notation: thousands separators, a decimal comma, a unit. */
const AMOUNT =
  /([+-]?\d+(?:[ \u00A0\u2009\u202F]\d{3})*)([.,]\d+)?([ \t\u00A0\u2009\u202F]*(?:€|%|euros?\b|EUR\b))?(?=[ \t]*(?:[,;}\]\r\n]|$))/iy;

/** Text without quotation marks, and its length in the file. */
export interface BareText {
  value: string;
  length: number;
}

/** Reads text without an opening quotation mark, up to and including a closing one, if there is one. */
export function scanBareText(text: string, at: number): BareText {
  const value = (matchAt(BARE, text, at)?.[0] ?? '').trimEnd();
  const stray = matchAt(STRAY, text, at + value.length)?.[0] ?? '';
  return { value, length: value.length + stray.length };
}

/** An amount that is not a number in JSON. */
interface BareAmount {
  written: string;
  value: number;
  /** The intended number in JSON; `undefined` if it is ambiguous. */
  intended: string | undefined;
}

/** Returns a number without the plus sign and the leading zeros, which JSON does not allow. */
export function jsonFigures(typed: string): string {
  return typed.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1');
}

/**
 * Reads an amount such as `1 000` or `29,50 €`; returns `undefined` for a plain number or no number. In a list, a comma
 * or an ordinary space separates two items.
 */
export function scanAmount(text: string, at: number, inObject: boolean): BareAmount | undefined {
  const [written = '', whole = '', decimals = '', unit = ''] = matchAt(AMOUNT, text, at) ?? [];
  if (unit === '' && !/\s/.test(whole)) return undefined;
  if (!inObject && (whole.includes(' ') || decimals.startsWith(','))) return undefined;
  const intended = jsonFigures(whole.replace(/\s/g, '') + decimals.replace(',', '.'));
  return { written, value: Number(intended), intended: mayBeThousands(whole + decimals) ? undefined : intended };
}
