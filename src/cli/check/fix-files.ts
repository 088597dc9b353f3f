import type { SiteDisk } from '../../build/files/site-disk.ts';
import { writeChange } from '../../build/files/write-change.ts';
import { checkFolder } from '../../check/check-change.ts';
import { type Fix, fixSite } from '../../check/fix/fix-site.ts';
import { catalogueOf, reportSentence } from '../../diagnostics/catalogue/catalogue.ts';
import type { Language } from '../../diagnostics/catalogue/words.ts';
import { printable } from '../../diagnostics/reporters/printable.ts';
import type { ChangedFile } from '../../model/read/change.ts';

interface FixOptions {
  release?: boolean;
  language: Language;
  /** Day of the check, YYYY-MM-DD. */
  today?: string;
  disk?: SiteDisk;
}

/**
 * Corrects the files of a site, each as a separate change, and reports the corrections, one a line. `isWhole` is false
 * if a file could not be written.
 */
export function fixFiles(
  directory: string,
  { language, disk, ...options }: FixOptions,
): { report: string; fixes: Fix[]; isWhole: boolean } {
  const words = catalogueOf(language).report;
  const say = (template: string, args: Record<string, string | number>) => reportSentence(template, args, language);
  const { change, fixes } = fixSite(checkFolder(directory, options), options);
  const refusalOf = (one: ChangedFile): [string, string][] => {
    const outcome = writeChange(directory, [one], disk);
    if (outcome.status === 'done') return [];
    const { file, code: problem } = outcome;
    const template = outcome.status === 'stale' ? words.changedMeanwhile : words.unwritten;
    return [[one.file, say(template, { file: printable(file), problem })]];
  };
  const refused = new Map(change.flatMap(refusalOf));
  const written = fixes.filter(({ file }) => !refused.has(file));
  const count = written.length;
  const lines = [
    ...(count > 0 || refused.size === 0 ? [say(words.fixes[Math.min(count, 2)] ?? '', { count })] : []),
    ...written.map(({ file, ...fix }) => `  ${say(words.fixed, { ...fix, file: printable(file) })}`),
    ...refused.values(),
  ];
  return { report: lines.map((line) => `${line}\n`).join(''), fixes: written, isWhole: refused.size === 0 };
}
