import path from 'node:path';

/**
 * Writes a folder as a person types it in a shell: from where that person is, or from the root if that is shorter.
 * @param from folder of the person's shell: npm runs a script elsewhere, and names that folder in `INIT_CWD`
 */
export function typedPath(folder: string, from = process.env.INIT_CWD ?? process.cwd()): string {
  const absolute = path.resolve(folder);
  const relative = path.relative(from, absolute) || '.';
  const shown = relative.length <= absolute.length ? relative : absolute;
  if (/^[\p{L}\p{N}_./\\:@+,=-]+$/u.test(shown) && !shown.startsWith('-')) return shown;
  // A shell takes what begins with a hyphen for an option.
  const safe = shown.startsWith('-') ? `./${shown}` : shown;
  return path.sep === '\\' ? `"${safe}"` : `'${safe.replaceAll("'", "'\\''")}'`;
}
