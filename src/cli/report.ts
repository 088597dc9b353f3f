import type { LoadedSite } from '../build/load.ts';
import { describe } from '../diagnostics/describe.ts';
import { formatText } from '../diagnostics/reporters/text.ts';
import type { Sources } from '../site/read/source.ts';

/** Text of a file of the site, by its path relative to the site folder. */
function textOf({ manifest, markdown }: Sources, file: string): string | undefined {
  if (file === manifest.file.path) return manifest.file.text;
  return markdown.get(file.replace(/^content\/|\.md$/g, ''))?.file.text;
}

/** What is wrong with a site, in words. Notes are left to the command that checks. */
export function describeSite({ sources, diagnostics }: Pick<LoadedSite, 'sources' | 'diagnostics'>) {
  const shown = diagnostics.filter(({ severity }) => severity !== 'note');
  return describe(shown, { textOf: (file) => textOf(sources, file), language: 'fr' });
}

/** Prints what is wrong with a site on the standard error output, if anything is. */
export function printDiagnostics(site: Pick<LoadedSite, 'sources' | 'diagnostics'>): void {
  const description = describeSite(site);
  if (description.diagnostics.length === 0) return;
  console.error(formatText(description, { language: 'fr', colour: Boolean(process.stderr.isTTY) }));
}
