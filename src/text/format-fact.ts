/** A number as the site states it. `money` is in euros. */
export interface FactValue {
  format: 'money' | 'number' | 'percent' | 'measure' | 'range' | 'text';
  value?: number | string;
  to?: number;
  unit?: string;
}

const FIXED = '\u00A0';

/** Number formats by language: making one takes longer than using it a thousand times. */
const formats = new Map<string, Intl.NumberFormat>();

function number(value: number, language: string, leastDecimals = 0): string {
  const name = `${language} ${leastDecimals}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: leastDecimals, maximumFractionDigits: 2 });
  formats.set(name, format);
  return format.format(value);
}

/** An amount has its cents, both, or none. */
function amount(euros: number, language: string): string {
  return number(euros, language, Number.isInteger(euros) ? 0 : 2);
}

/** Writes a fact with its unit in the site's language: 1000 euros becomes « 1 000 € » with no-break spaces. */
export function formatFact(fact: FactValue, language = 'fr'): string {
  const { format, value, to, unit } = fact;
  if (typeof value !== 'number') return String(value ?? '');
  if (format === 'money') return `${amount(value, language)}${FIXED}€`;
  const text = number(value, language);
  if (format === 'percent') return `${text}${FIXED}%`;
  if (format === 'range') return `${text} à ${number(to ?? value, language)}${unit ? `${FIXED}${unit}` : ''}`;
  return unit ? `${text}${FIXED}${unit.replace(/ /g, FIXED)}` : text;
}
