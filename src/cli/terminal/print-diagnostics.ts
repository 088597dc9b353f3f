import type { LoadedSite } from '../../build/load-site.ts';
import { describe } from '../../diagnostics/describe.ts';
import { formatText } from '../../diagnostics/reporters/text.ts';
import { createTextFinder } from '../../model/read/text-of.ts';

/** Describes the problems of a site in words, without notes, which only the command `check` prints. */
export function describeSite({ sources, diagnostics }: Pick<LoadedSite, 'sources' | 'diagnostics'>) {
  const shown = diagnostics.filter(({ severity }) => severity !== 'note');
  return describe(shown, { textOf: createTextFinder(sources), language: 'fr' });
}

/** Prints the problems of a site on the standard error output. With `always`, prints a line even if there are none. */
export function printDiagnostics(site: Pick<LoadedSite, 'sources' | 'diagnostics'>, always = false): void {
  const description = describeSite(site);
  if (description.diagnostics.length === 0 && !always) return;
  const colour = Boolean(process.stderr.isTTY) && !process.env.NO_COLOR;
  console.error(formatText(description, { language: 'fr', colour }));
}
