/** A number in French notation; its groups of thousands have a space. */
export const WRITTEN_NUMBER = /\d+(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?/g;

const MONEY = /[€$]|\beuros?\b/i;

/**
 * Writes a number as a person would write it in the place of another one: with the same groups of thousands, and an
 * amount of money with two decimals or none. `typed` is the text around the other number.
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
