import { matchAt } from '../../text/match-at.ts';
import { mayBeThousands } from '../../text/may-be-thousands.ts';

/** What stands for a value without quotation marks, up to what ends a value on its line. */
const BARE = /[^"\r\n]*?(?=["}\]\r\n]|$|[,;][ \t]{0,9}(?:["\r\n]|$)|\s\/[/*])/y;
/** A quotation mark that ends a value. */
const STRAY = /[ \t]*"(?=[ \t]*(?:[,;}\]\r\n]|$))/y;
/** An amount as it is written in French: thousands apart, a decimal comma, a unit. */
const AMOUNT =
  /([+-]?\d+(?:[ \u00A0\u2009\u202F]\d{3})*)([.,]\d+)?([ \t\u00A0\u2009\u202F]*(?:€|%|euros?\b|EUR\b))?(?=[ \t]*(?:[,;}\]\r\n]|$))/iy;

/** Text that was meant to stand between quotation marks, and how much of the file is taken by it. */
export interface BareText {
  value: string;
  length: number;
}

/** Reads text that begins without a quotation mark; the one that ends it belongs to it. */
export function scanBareText(text: string, at: number): BareText {
  const value = (matchAt(BARE, text, at)?.[0] ?? '').trimEnd();
  const stray = matchAt(STRAY, text, at + value.length)?.[0] ?? '';
  return { value, length: value.length + stray.length };
}

/** An amount that JSON does not read as a number. */
export interface BareAmount {
  written: string;
  value: number;
  /** The same figures as JSON has them; nothing where they say two things. */
  meant: string | undefined;
}

/** Figures without the sign and the zeros that JSON refuses before a number. */
export function jsonFigures(typed: string): string {
  return typed.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1');
}

/**
 * Reads an amount such as `1 000` or `29,50 €`; nothing where a plain number stands, or none. In a list, what a comma
 * or an ordinary space parts are two entries.
 */
export function scanAmount(text: string, at: number, inObject: boolean): BareAmount | undefined {
  const [written = '', whole = '', decimals = '', unit = ''] = matchAt(AMOUNT, text, at) ?? [];
  if (unit === '' && !/\s/.test(whole)) return undefined;
  if (!inObject && (whole.includes(' ') || decimals.startsWith(','))) return undefined;
  const meant = jsonFigures(whole.replace(/\s/g, '') + decimals.replace(',', '.'));
  return { written, value: Number(meant), meant: mayBeThousands(whole + decimals) ? undefined : meant };
}
