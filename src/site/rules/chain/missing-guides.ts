import { nearest } from '../../../text/nearest.ts';
import { isUnreadable } from '../../read/refusal-of.ts';
import type { ChainEntry, SiteContext } from '../context/context.ts';
import { elsewhereFinder } from './find-elsewhere.ts';
import { meantFiles, renamed } from './misnamed-file.ts';
import { fileOfOtherEnding } from './other-ending.ts';

type Site = Pick<SiteContext, 'chains' | 'sources'>;

/** A guide that a chain names and that has no file there. */
export interface MissingGuide {
  chain: ChainEntry;
  slug: string;
  /** Its entry in the chain. */
  pointer: string;
  /** Folder below `content/`, with a closing slash. */
  folder: string;
  /** Folder below `content/` where a text of that name is, with a closing slash. */
  elsewhere?: string | undefined;
  /** Name of the file that was probably meant. */
  meant?: string | undefined;
}

/** Paths of the guides that chains name and that have no file: the chain is where that is reported. */
export function missingGuides({ chains, sources }: Site): Set<string> {
  const paths = chains.flatMap(({ hub, articles }) => articles.map(({ text }) => `${hub}/${text}`));
  return new Set(paths.filter((path) => !sources.markdown.has(path.replace(/^\//, ''))));
}

/** Files of a chain's folder that could be guides and are none. */
export function freeFiles({ hub, articles }: ChainEntry, { chains, sources }: Site): string[] {
  const folder = `${hub.replace(/^\//, '')}/`;
  const named = new Set(articles.map(({ text }) => text));
  return [...sources.markdown.keys()]
    .filter((name) => name.startsWith(folder) && renamed(name, chains) === undefined)
    .map((name) => name.slice(folder.length))
    .filter((name) => name !== 'index' && !name.includes('/') && !named.has(name));
}

/**
 * What chains name in vain, and what was meant: a file of that name in another folder, the nearest one in the chain's
 * own, or, where but one name lacks its file and but one file its name, that one.
 */
export function findMissingGuides({ chains, sources }: Site): MissingGuide[] {
  const misnamed = meantFiles({ chains, sources });
  const elsewhere = elsewhereFinder(sources);
  return chains.flatMap((chain) => {
    const folder = `${chain.hub.replace(/^\//, '')}/`;
    const lost = chain.articles.filter(({ text }) => {
      const file = folder + text;
      if (sources.markdown.has(file) || isUnreadable(sources.unreadable, file)) return false;
      // The file is there, and its name is what is reported.
      return fileOfOtherEnding(file, sources) === undefined && !misnamed.has(file);
    });
    if (lost.length === 0) return [];
    const free = freeFiles(chain, { chains, sources });
    return lost.map(({ text: slug, pointer }): MissingGuide => {
      const other = elsewhere(slug)[0];
      if (other !== undefined) {
        return { chain, slug, pointer, folder, elsewhere: other.slice(0, other.length - slug.length) };
      }
      const lone = lost.length === 1 && free.length === 1 ? free[0] : undefined;
      return { chain, slug, pointer, folder, meant: nearest(slug, free) ?? lone };
    });
  });
}
