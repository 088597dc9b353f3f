import { checkSite } from '../../check/check-site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readSite } from '../../model/read/read-site.ts';
import { manifestName } from '../../model/read/site-files.ts';
import { isRaw, listAt, objectAt, type Raw } from '../../model/read/values.ts';
import { writeFiles } from './write-site.ts';

/** Title and description until the client supplies them, with lengths that search engines show completely. */
const UNTIL_THEN = {
  title: (path: string) => `[Titre de ${path} à compléter]`,
  description: (path: string) =>
    `[Description de ${path} à compléter : une ou deux phrases qui disent ce que montre cette page, pour qui, et dans quelle ville vous travaillez]`,
};

/** Findings of the rules about the site in a folder. */
function findingsIn(folder: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void found.push(diagnostic);
  checkSite(readSite(folder, report), report);
  return found;
}

/** A manifest with one finding corrected; the same one if a new site cannot cause that finding. */
function corrected(manifest: Raw, { code, place }: Diagnostic): Raw {
  const [, index = '', key] = /^\/pages\/(\d+)\/(title|description)$/.exec(place.pointer ?? '') ?? [];
  const pages = listAt(manifest, 'pages');
  const page = pages[Number(index)];
  if (code.startsWith('seo/') && key && isRaw(page)) {
    const fallback = UNTIL_THEN[key as keyof typeof UNTIL_THEN](String(page.path));
    return { ...manifest, pages: pages.with(Number(index), { ...page, [key]: fallback }) };
  }
  const [, unused] = (code === 'fact/unused' && /^\/facts\/(\w+)$/.exec(place.pointer ?? '')) || [];
  if (!unused) return manifest;
  const facts = Object.entries(objectAt(manifest, 'facts')).filter(([name]) => name !== unused);
  return { ...manifest, facts: Object.fromEntries(facts) };
}

/**
 * Writes a manifest into the folder of its site, and corrects the effects of names and placeholders until the rules
 * find none: titles and descriptions that are too long, and facts that no text uses any more.
 */
export function fitSite(folder: string, manifest: Raw): Raw {
  writeFiles(folder, new Map([[manifestName, `${JSON.stringify(manifest, null, 2)}\n`]]));
  const next = findingsIn(folder).reduce(corrected, manifest);
  return next === manifest ? manifest : fitSite(folder, next);
}
