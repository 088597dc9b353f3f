import path from 'node:path';
import type { Sources } from '../site/read/source.ts';
import { printEditorSchema } from '../site/suggestions/editor-schema.ts';
import {
  editorSchemaFile,
  fingerprintIn,
  fingerprintOf,
  namesEditorSchema,
} from '../site/suggestions/editor-schema-file.ts';
import { suggestionsOf } from '../site/suggestions/suggestions-of.ts';
import { writeFile } from './files.ts';
import type { LoadedSite } from './load.ts';

/** Writes the schema for editors of a site whose form is right. Gives whether the file changed. */
export function writeSuggestions(sources: Sources): boolean {
  const file = path.join(sources.directory, editorSchemaFile);
  const text = printEditorSchema(suggestionsOf(sources));
  if (text === sources.editorSchema?.()?.replaceAll('\r\n', '\n')) return false;
  writeFile(file, text);
  return true;
}

/**
 * Brings the schema for editors up to date after a save, if the manifest names it, nothing is wrong with the site's
 * form, and what there is to propose has changed. Gives whether the file changed; a folder that cannot be written
 * to leaves it as it was.
 */
export function refreshSuggestions({ sources, diagnostics }: Pick<LoadedSite, 'sources' | 'diagnostics'>): boolean {
  if (!namesEditorSchema(sources.manifest.data) || diagnostics.some(({ severity }) => severity === 'error'))
    return false;
  if (fingerprintIn(sources.editorSchema?.() ?? '') === fingerprintOf(suggestionsOf(sources))) return false;
  try {
    return writeSuggestions(sources);
  } catch {
    return false;
  }
}
