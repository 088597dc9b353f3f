import { toComplete } from './to-complete.ts';

/** A fact of the site. `money` is in euros unless there is a `currency`. */
interface FactValue {
  format: 'money' | 'number' | 'percent' | 'measure' | 'range' | 'text';
  /** `null` if it is not known yet. */
  value?: number | string | null;
  to?: number;
  unit?: string;
  /** Names of the company whose price this is, if it is not the site's own. */
  about?: readonly string[];
  currency?: 'EUR' | 'USD';
  vat?: 'included' | 'excluded';
  /** Month in which the price was looked up, if it was. */
  checked?: string;
  /** Label of the number, shown as long as its value is unknown. */
  label?: string;
}

const FIXED = '\u00A0';
const SIGNS = { EUR: '€', USD: '$' };
const VAT = { included: 'TTC', excluded: 'HT' };

/** Formatters are created once, because creating one takes longer than using it a thousand times. */
const plain = new Intl.NumberFormat('fr', { maximumFractionDigits: 20 });
const withCents = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats an amount of money, without its currency: with two decimals, or none. */
export function formatAmount(value: number): string {
  return (Number.isInteger(value) ? plain : withCents).format(value);
}

/** Whether the numbers of a fact are amounts of money. */
export function isMoney({ format, currency }: { format?: unknown; currency?: unknown }): boolean {
  return format === 'money' || currency !== undefined;
}

/** Formats a number with its unit. */
function formatNumber(value: number, fact: FactValue): string {
  const { format, to, unit, currency, vat } = fact;
  const write = isMoney(fact) ? formatAmount : plain.format;
  const text = format === 'range' ? `${write(value)} à ${write(to ?? value)}` : write(value);
  if (isMoney(fact)) {
    const price = `${text}${FIXED}${SIGNS[currency ?? 'EUR']}${vat ? FIXED + VAT[vat] : ''}`;
    return currency && unit ? `${price} ${unit}` : price;
  }
  if (format === 'percent') return `${text}${FIXED}%`;
  if (format === 'range') return `${text}${unit ? FIXED + unit : ''}`;
  return unit ? `${text}${FIXED}${unit.replace(/ /g, FIXED)}` : text;
}

/** Remark after a price of another company that nobody has looked up. Pages replace or remove it. */
const UNREAD = / \(ordre de prix\)/g;
/** Sentence above a table with prices that nobody has looked up. */
export const UNREAD_NOTE = 'Un astérisque marque un ordre de prix, que nous n’avons pas relevé chez le vendeur.';

/** Replaces these remarks with asterisks, for tables. */
export function markUnread(text: string): string {
  return text.replace(UNREAD, '*');
}

/** Removes these remarks, for everything except tables. */
export function withoutRemarks(text: string): string {
  return text.replace(UNREAD, '');
}

/** Minimum amount that is rounded to whole euros or dollars if nobody has looked it up. */
const MIN_ROUNDED_AMOUNT = 10;

/**
 * Formats a fact with its unit, in French: 1000 euros becomes « 1 000 € » with no-break spaces. A price of another
 * company that nobody has looked up is rounded and followed by a remark. For an unknown value, returns a note that asks
 * for it.
 */
export function formatFact(fact: FactValue): string {
  const { value, about, currency, checked, label = 'prix' } = fact;
  if (value === null) return toComplete(label);
  if (typeof value !== 'number') return value ?? '';
  if (about === undefined || checked !== undefined) return formatNumber(value, fact);
  const rounded = currency && value >= MIN_ROUNDED_AMOUNT ? Math.round(value) : value;
  return `${formatNumber(rounded, fact)} (ordre de prix)`;
}

/** Formats a price in euros multiplied by a number, with its cents. */
export function formatTotal(price: number | null, times: number): string {
  return formatFact({ format: 'money', value: price === null ? null : Math.round(price * times * 100) / 100 });
}
