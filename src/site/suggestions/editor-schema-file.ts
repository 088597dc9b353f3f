import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { editorSchemaFile } from '../read/site-files.ts';
import { readSchemas } from '../schema/schemas.ts';
import type { Suggestions } from './suggestion.ts';

/** Whether a manifest leads its editors to that file (`$schema`). */
export function namesEditorSchema(manifest: unknown): boolean {
  const named = (manifest as { $schema?: unknown } | undefined)?.$schema;
  return typeof named === 'string' && posix.normalize(named) === editorSchemaFile;
}

/** Changes whenever the proposals or the base schemas do. */
export function fingerprintOf(suggestions: Suggestions): string {
  const made = JSON.stringify([suggestions, ...readSchemas().values()]);
  return createHash('sha256').update(made).digest('hex').slice(0, 16);
}

/** The fingerprint that a schema for editors was made with; nothing when the file says none. */
export function fingerprintIn(text: string): string | undefined {
  return /"\$comment": "[^"]*\b([0-9a-f]{16})"/.exec(text.slice(0, 2000))?.[1];
}
