import path from 'node:path';

/**
 * Returns the path of a folder to type in the reader's shell: relative to its working directory, or absolute if that is
 * shorter.
 * @param from working directory of the reader's shell: npm runs scripts in another one, and sets `INIT_CWD` to it
 */
export function typedPath(folder: string, from = process.env.INIT_CWD ?? process.cwd()): string {
  const absolute = path.resolve(folder);
  const relative = path.relative(from, absolute) || '.';
  const shown = relative.length <= absolute.length ? relative : absolute;
  if (/^[\p{L}\p{N}_./\\:@+,=-]+$/u.test(shown) && !shown.startsWith('-')) return shown;
  // A path that begins with a hyphen would be read as an option.
  const safe = shown.startsWith('-') ? `./${shown}` : shown;
  return path.sep === '\\' ? `"${safe}"` : `'${safe.replaceAll("'", "'\\''")}'`;
}
