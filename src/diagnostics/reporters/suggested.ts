import { catalogueOf } from '../catalogue/catalogue.ts';
import type { Language } from '../catalogue/words.ts';
import type { DescribedDiagnostic } from '../describe.ts';
import { printable } from './printable.ts';

/** What was probably meant, in one line as the report for people has it; none where nothing is proposed. */
export function suggested({ suggestion }: DescribedDiagnostic, language: Language): string[] {
  return suggestion === null ? [] : [`${catalogueOf(language).report.suggestion} ${printable(suggestion)}`];
}
