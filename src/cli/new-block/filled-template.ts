import { readFileSync } from 'node:fs';
import { engineFile } from '../../model/engine-files.ts';
import { interpolate } from '../../text/braced-names.ts';

/** Returns a template of `files/` with its names filled in. */
export function filledTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(engineFile(`src/cli/new-block/files/${name}.template`), 'utf8');
  return interpolate(text, (key) => values[key]);
}
