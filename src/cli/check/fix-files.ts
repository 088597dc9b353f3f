import { fixSite } from '../../check/fix/fix-site.ts';
import { openSite } from '../../check/fix/site-state.ts';
import type { Language } from '../../diagnostics/catalogue/words.ts';
import { formatFixes } from './format-fixes.ts';
import { writeFixes } from './write-fixes.ts';

/** Applies corrections to the files of a site and reports them. `isWhole` is false if a file could not be written. */
export function fixFiles(
  directory: string,
  { release, language }: { release: boolean; language: Language },
): { report: string; isWhole: boolean } {
  const site = openSite(directory, { release });
  const written = writeFixes(directory, site, fixSite(site));
  return { report: formatFixes(written, language), isWhole: written.unwritten.length === 0 };
}
