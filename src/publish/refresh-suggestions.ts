import path from 'node:path';
import { editorSchemaFile } from '../site/read/site-files.ts';
import { printEditorSchema } from '../site/suggestions/editor-schema.ts';
import { fingerprintIn, fingerprintOf, namesEditorSchema } from '../site/suggestions/editor-schema-file.ts';
import { suggestionsOf } from '../site/suggestions-of.ts';
import { writeFile } from './files/write-file.ts';
import type { LoadedSite } from './load-site.ts';

/**
 * Brings the schema for editors of a site up to date, if the manifest names it, no error was found, and what there is
 * to propose has changed. Gives whether the file changed. In CI (`CI` is set), where nobody would commit it, and
 * in a folder that cannot be written to, it stays as it was.
 */
export function refreshSuggestions(
  { sources, diagnostics }: Pick<LoadedSite, 'sources' | 'diagnostics'>,
  env: NodeJS.ProcessEnv = process.env,
): boolean {
  if ('CI' in env || !namesEditorSchema(sources.manifest.data)) return false;
  if (diagnostics.some(({ severity }) => severity === 'error')) return false;
  const suggestions = suggestionsOf(sources);
  if (fingerprintIn(sources.editorSchema?.() ?? '') === fingerprintOf(suggestions)) return false;
  try {
    writeFile(path.join(sources.directory, editorSchemaFile), printEditorSchema(suggestions));
    return true;
  } catch {
    return false;
  }
}
