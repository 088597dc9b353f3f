import { readFileSync } from 'node:fs';
import path from 'node:path';
import { interpolate } from '../../text/placeholders.ts';

/** A template of `files/` with its names filled in. */
export function filledTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(path.join(import.meta.dirname, 'files', `${name}.template`), 'utf8');
  return interpolate(text, (key) => values[key]);
}
