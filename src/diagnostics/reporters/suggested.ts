import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Language } from '../catalogue/words.ts';
import type { DescribedDiagnostic } from '../describe.ts';
import { printable } from './printable.ts';

/** Returns the suggestion in one line, as in the report for people; empty without a suggestion. */
export function suggested({ suggestion }: DescribedDiagnostic, language: Language): string[] {
  return suggestion === null ? [] : [`${catalogueOf(language).report.suggestion} ${printable(suggestion)}`];
}
