import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the reason why a file of a site folder must not be opened: it is a link out of the folder, or not a regular
 * file (opening a named pipe blocks). Returns `undefined` if it may be opened, or if opening it will report an error.
 * `name` is relative to the folder.
 */
export function refusalOf(directory: string, name: string): 'file/link-outside' | 'file/not-regular' | undefined {
  try {
    const real = realpathSync.native(path.join(directory, name));
    const relative = path.relative(realpathSync.native(directory), real);
    if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
      return 'file/link-outside';
    return statSync(real).isFile() ? undefined : 'file/not-regular';
  } catch {
    return undefined;
  }
}

/** Whether a file, or a folder around it, is among the unreadable names. The empty name represents all files. */
export function isUnreadable(unreadable: ReadonlySet<string>, name: string): boolean {
  const parts = name.split('/');
  return (
    unreadable.size > 0 && [...parts.keys(), parts.length].some((end) => unreadable.has(parts.slice(0, end).join('/')))
  );
}
