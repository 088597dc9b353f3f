/** A number as the site states it. `money` is in euros. */
export interface FactValue {
  format: 'money' | 'number' | 'percent' | 'measure' | 'range' | 'text';
  value?: number | string;
  to?: number;
  unit?: string;
}

const FIXED = '\u00A0';

/** Made once: that takes longer than using it a thousand times. */
const plain = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });
const withCents = new Intl.NumberFormat('fr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount has its cents, both, or none. */
function amount(euros: number): string {
  return (Number.isInteger(euros) ? plain : withCents).format(euros);
}

/** Writes a fact with its unit, in French: 1000 euros becomes « 1 000 € » with no-break spaces. */
export function formatFact(fact: FactValue): string {
  const { format, value, to, unit } = fact;
  if (typeof value !== 'number') return String(value ?? '');
  if (format === 'money') return `${amount(value)}${FIXED}€`;
  const text = plain.format(value);
  if (format === 'percent') return `${text}${FIXED}%`;
  if (format === 'range') return `${text} à ${plain.format(to ?? value)}${unit ? `${FIXED}${unit}` : ''}`;
  return unit ? `${text}${FIXED}${unit.replace(/ /g, FIXED)}` : text;
}
