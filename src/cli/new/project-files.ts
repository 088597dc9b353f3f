import { readFileSync } from 'node:fs';
import path from 'node:path';
import { engineFile } from '../../model/engine-files.ts';
import { filesBelow } from '../../model/read/files-below.ts';
import { interpolate } from '../../text/braced-names.ts';
import { slugify } from '../../text/names.ts';

interface ProjectOptions {
  /** Name of the site, for people. */
  name: string;
  /** Version of the engine. */
  version: string;
  /** Range of supported Node versions. */
  node: string;
}

const templates = engineFile('src/cli/new/files');
const ENDING = '.template';

/** Returns the path, in a new site, of the packed engine. */
export function enginePackage(version: string): string {
  return `vendor/vitrine-${version}.tgz`;
}

/**
 * Returns the files of a new site in addition to its manifest and content: those of `files/`, with their names filled
 * in. The launcher for Windows has CRLF line ends, without which Windows does not read it line by line.
 */
export function projectFiles({ name, version, node }: ProjectOptions): Map<string, string> {
  const values = new Map([
    ['name', name.replace(/[*_\\`[\]]/g, '\\$&')],
    ['slug', slugify(name).slice(0, 100) || 'site'],
    ['version', version],
    ['engine', path.posix.basename(enginePackage(version))],
    ['node', node],
  ]);
  const filled = (file: string) =>
    interpolate(readFileSync(path.join(templates, file), 'utf8'), (key) => values.get(key));
  return new Map(
    filesBelow(templates).map((file) => {
      const text = filled(file);
      return [file.slice(0, -ENDING.length), file.includes('.cmd') ? text.replaceAll('\n', '\r\n') : text];
    }),
  );
}
