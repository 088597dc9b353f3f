import { describe } from '../../diagnostics/describe.ts';
import { formatText } from '../../diagnostics/reporters/text.ts';
import { createTextFinder } from '../../model/read/text-of.ts';
import type { LoadedSite } from '../../publish/load-site.ts';

/** What is wrong with a site, in words. Notes are left to the command that checks. */
export function describeSite({ sources, diagnostics }: Pick<LoadedSite, 'sources' | 'diagnostics'>) {
  const shown = diagnostics.filter(({ severity }) => severity !== 'note');
  return describe(shown, { textOf: createTextFinder(sources), language: 'fr' });
}

/** Prints what is wrong with a site on the standard error output; `always` says so too when nothing is. */
export function printDiagnostics(site: Pick<LoadedSite, 'sources' | 'diagnostics'>, always = false): void {
  const description = describeSite(site);
  if (description.diagnostics.length === 0 && !always) return;
  const colour = Boolean(process.stderr.isTTY) && !process.env.NO_COLOR;
  console.error(formatText(description, { language: 'fr', colour }));
}
