import { catalogueOf, reportSentence } from '../../diagnostics/catalogue/catalogue.ts';
import type { Language } from '../../diagnostics/catalogue/words.ts';
import { printable } from '../../diagnostics/reporters/printable.ts';
import type { Written } from './write-fixes.ts';

/** Lists the corrections, and the files that could not be written, one a line. */
export function formatFixes({ fixes, unwritten }: Written, language: Language): string {
  const { fixes: counted, fixed, unwritten: refused, changedMeanwhile } = catalogueOf(language).report;
  const count = fixes.length;
  const say = (template: string, args: Record<string, string | number>) => reportSentence(template, args, language);
  return [
    ...(count > 0 || unwritten.length === 0 ? [say(counted[Math.min(count, 2)] ?? '', { count })] : []),
    ...fixes.map(({ file, ...fix }) => `  ${say(fixed, { ...fix, file: printable(file) })}`),
    ...unwritten.map(({ file, problem }) =>
      say(problem === undefined ? changedMeanwhile : refused, { file: printable(file), problem: problem ?? '' }),
    ),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
