import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sources } from '../site/read/source.ts';
import { printEditorSchema } from '../site/suggestions/editor-schema.ts';
import {
  editorSchemaFile,
  fingerprintIn,
  fingerprintOf,
  namesEditorSchema,
} from '../site/suggestions/editor-schema-file.ts';
import { suggestionsOf } from '../site/suggestions/suggestions.ts';
import { writeFile } from './files.ts';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Writes the schema for editors of a site whose form is right. Gives whether the file changed. */
export function writeSuggestions(sources: Sources): boolean {
  const file = path.join(sources.directory, editorSchemaFile);
  const text = printEditorSchema(suggestionsOf(sources));
  if (text === textOf(file).replaceAll('\r\n', '\n')) return false;
  writeFile(file, text);
  return true;
}

/**
 * Brings the schema for editors up to date after a save, if the manifest names it and what it proposes has changed.
 * Gives whether the file changed.
 */
export function refreshSuggestions(sources: Sources): boolean {
  if (!namesEditorSchema(sources.manifest.data)) return false;
  const known = fingerprintIn(textOf(path.join(sources.directory, editorSchemaFile)));
  if (known === fingerprintOf(suggestionsOf(sources))) return false;
  return writeSuggestions(sources);
}
