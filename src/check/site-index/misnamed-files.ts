import type { Place } from '../../diagnostics/diagnostic.ts';
import { isUnreadable } from '../../model/read/refusal-of.ts';
import { slugify } from '../../text/names.ts';
import type { ChainEntry, SiteParts } from './site-parts.ts';

const NAME = /^[a-z0-9][a-z0-9-]*$/;

/** Returns the valid name for a guide's file; `undefined` if its name is valid, or it is not in a chain's folder. */
export function validFileName(file: string, chains: readonly ChainEntry[]): string | undefined {
  const folder = file.replace(/\/[^/]*$/, '');
  const name = file.slice(folder.length + 1);
  return NAME.test(name) || !chains.some(({ hub }) => hub === `/${folder}`) ? undefined : slugify(name);
}

function placeOf(file: string): Place {
  return { file, start: 0, end: 0 };
}

/**
 * Guides whose file names are invalid in an address: paths below `content/` with the corrected name, each with the
 * place where the name is reported. The place is `undefined` for a file that cannot be read, which is reported on its
 * own.
 */
export type MisnamedFiles = ReadonlyMap<string, Place | undefined>;

/** Finds the guides whose file names are invalid in an address. */
export function findMisnamedFiles({ chains, sources }: Pick<SiteParts, 'chains' | 'sources'>): MisnamedFiles {
  const corrected = new Map<string, Place | undefined>();
  for (const file of [...sources.markdown.keys(), ...sources.unreadable]) {
    const name = validFileName(file, chains);
    if (!name) continue;
    const source = sources.markdown.get(file);
    corrected.set(file.replace(/[^/]*$/, name), source && placeOf(source.path));
  }
  return corrected;
}

/**
 * Creates a function that returns whether the text of a path exists, perhaps under a similar name, but cannot be read.
 * Such files are reported on their own.
 */
export function unreadFinder({
  sources,
  misnamedFiles: misnamed,
}: Pick<SiteParts, 'sources'> & { misnamedFiles: MisnamedFiles }): (path: string) => boolean {
  return (path) => {
    const file = path.replace(/^\//, '');
    return isUnreadable(sources.unreadable, file) || (misnamed.has(file) && misnamed.get(file) === undefined);
  };
}

/** Returns the file with a guide's text and a wrong extension: `.md.txt`, `.markdown`, `.MD`. */
export function fileOfOtherEnding(name: string, { others }: Pick<SiteParts['sources'], 'others'>): string | undefined {
  return [...(others ?? [])].find((other) => other.replace(/(?:\.\w+)+$/, '').toLowerCase() === name);
}
