const AMOUNT = /[-\u2212]?\d[\d \u00A0\u202F]*(?:[,.]\d+)?/;

/** Returns the first number of a text in French notation: « 1 440 € » is 1440, « 5,07 € » is 5.07. */
export function amountOf(text: string): number | undefined {
  const [typed] = AMOUNT.exec(text) ?? [];
  if (typed === undefined) return undefined;
  return Number(
    typed
      .replace(/[ \u00A0\u202F]/g, '')
      .replace('\u2212', '-')
      .replace(',', '.'),
  );
}

/** A number in French notation; spaces may separate its groups of thousands. */
export const WRITTEN_NUMBER = /\d+(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?/g;

const MONEY = /[€$]|\beuros?\b/i;

/**
 * Formats a number in the notation of another one: with the same separator of thousands, and an amount of money with
 * two decimals or none. `typed` is the text that contains the other number.
 */
export function numberLike(value: number, typed: string): string {
  const [written = ''] = typed.match(WRITTEN_NUMBER) ?? [];
  const [, space] = /\d([ \u00a0\u202f])\d/.exec(written) ?? [];
  const [, gap] = /\d([ \u00a0\u202f])\D/.exec(typed) ?? [];
  const hasCents = /,\d\d$/.test(written) || !Number.isInteger(value);
  const [whole = '', decimals] = (MONEY.test(typed) && hasCents ? value.toFixed(2) : String(value)).split('.');
  const groups = /^\d{4,}(?!\d* )/.test(written) ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, space ?? gap ?? ' ');
  return decimals === undefined ? groups : `${groups},${decimals}`;
}

/** Whether a separator in a number is ambiguous: `1.000` and `1,000` may be one or a thousand. */
export function mayBeThousands(typed: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(typed);
}
