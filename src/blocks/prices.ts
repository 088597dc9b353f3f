/** Currency of all prices of a site (ISO 4217). */
export const CURRENCY = 'EUR';

/** Whether a mention such as « TTC » or « HT » means that the price includes tax; `undefined` if it says neither. */
export function vatIncluded(mention: string): boolean | undefined {
  if (/\bTTC\b/.test(mention)) return true;
  return /\bHT\b/.test(mention) ? false : undefined;
}
