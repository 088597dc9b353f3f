import type { Place } from '../../diagnostics/diagnostic.ts';
import { isUnreadable } from '../../model/read/refusal-of.ts';
import { slugify } from '../../text/slug.ts';
import type { ChainEntry, SiteParts } from './site-parts.ts';

const NAME = /^[a-z0-9][a-z0-9-]*$/;

/** Name that a guide's file should have to become an address; nothing when it has one that can, or is in no chain's folder. */
export function renamed(file: string, chains: readonly ChainEntry[]): string | undefined {
  const folder = file.replace(/\/[^/]*$/, '');
  const name = file.slice(folder.length + 1);
  return NAME.test(name) || !chains.some(({ hub }) => hub === `/${folder}`) ? undefined : slugify(name);
}

function placeOf(file: string): Place {
  return { file, start: 0, end: 0 };
}

/**
 * Names of the guides whose files are there under names that cannot stand in an address, as paths below `content/`,
 * and where the name is reported; nowhere for a file that cannot be read, which is reported as such.
 */
export type MisnamedFiles = ReadonlyMap<string, Place | undefined>;

/** Finds the guides whose files have a name that cannot stand in an address. */
export function findMisnamedFiles({ chains, sources }: Pick<SiteParts, 'chains' | 'sources'>): MisnamedFiles {
  const meant = new Map<string, Place | undefined>();
  for (const file of [...sources.markdown.keys(), ...sources.unreadable]) {
    const name = renamed(file, chains);
    if (!name) continue;
    const source = sources.markdown.get(file);
    meant.set(file.replace(/[^/]*$/, name), source && placeOf(source.path));
  }
  return meant;
}

/** Finds out whether the text of a path is there, perhaps under a name for it, and cannot be read, which is reported. */
export function unreadFinder({
  sources,
  misnamedFiles: misnamed,
}: Pick<SiteParts, 'sources'> & { misnamedFiles: MisnamedFiles }): (path: string) => boolean {
  return (path) => {
    const file = path.replace(/^\//, '');
    return isUnreadable(sources.unreadable, file) || (misnamed.has(file) && misnamed.get(file) === undefined);
  };
}

/** The file that holds a guide's text under another ending: `.md.txt`, `.markdown`, `.MD`. */
export function fileOfOtherEnding(name: string, { others }: Pick<SiteParts['sources'], 'others'>): string | undefined {
  return [...(others ?? [])].find((other) => other.replace(/(?:\.\w+)+$/, '').toLowerCase() === name);
}
