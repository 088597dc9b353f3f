import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Code of what keeps a file of a site from being read, wherever it stands. */
export type FileRefusal = 'file/link-outside' | 'file/not-regular';

/**
 * Why a file of a site folder must not be opened: a link leads out of the folder, or it is no regular file (opening a
 * named pipe waits for ever). Nothing where it may be, or where opening it says what is wrong. `name` is relative to the
 * folder.
 */
export function refusalOf(directory: string, name: string): FileRefusal | undefined {
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

/** Whether a file, or a folder that it stands in, is among names that could not be read; the empty name is all of them. */
export function isUnreadable(unreadable: ReadonlySet<string>, name: string): boolean {
  const parts = name.split('/');
  return (
    unreadable.size > 0 && [...parts.keys(), parts.length].some((end) => unreadable.has(parts.slice(0, end).join('/')))
  );
}
