import type { Diagnostic } from './diagnostic.ts';

/** How a number is written; what type is wanted in its place says that too. */
const ABOUT_NUMBERS = new Set(['json/decimal-comma', 'json/bad-number']);

function keyOf({ place: { file, offset, length } }: Diagnostic): string {
  return `${offset} ${length} ${file}`;
}

/**
 * Leaves out what another problem of the very same stretch includes: `4,5` is no number, and where a whole one is wanted
 * « 5 » says all, while « 4.5 » would be wrong again.
 */
export function withoutOutdone(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!diagnostics.some(({ code }) => ABOUT_NUMBERS.has(code))) return diagnostics;
  const typed = new Set(diagnostics.filter(({ code }) => code === 'schema/wrong-type').map(keyOf));
  return diagnostics.filter((one) => !ABOUT_NUMBERS.has(one.code) || !typed.has(keyOf(one)));
}
