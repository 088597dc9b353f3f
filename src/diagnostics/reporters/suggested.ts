import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Language } from '../catalogue/words.ts';
import type { DescribedDiagnostic } from '../describe.ts';
import { printable } from './printable.ts';

/** Returns the suggestion on one line, as in the report for people; empty if there is none. */
export function suggested({ suggestion }: DescribedDiagnostic, language: Language): string[] {
  return suggestion === null ? [] : [`${catalogueOf(language).report.suggestion} ${printable(suggestion)}`];
}
