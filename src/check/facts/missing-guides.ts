import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../text/nearest.ts';
import { fileOfOtherEnding, type MisnamedFiles, renamed } from './misnamed-files.ts';
import type { ChainEntry, SiteParts } from './site-parts.ts';

/** Finds the texts of other folders that have a guide's name, as paths below `content/` without `.md`. */
function elsewhereFinder({ markdown }: Pick<SiteParts['sources'], 'markdown'>) {
  let byName: Map<string, string[]> | undefined;
  return (slug: string): string[] => {
    if (!byName) {
      byName = new Map();
      for (const file of markdown.keys()) {
        const name = file.slice(file.lastIndexOf('/') + 1);
        const files = byName.get(name);
        if (files) files.push(file);
        else byName.set(name, [file]);
      }
    }
    return byName.get(slug) ?? [];
  };
}

/** Codes that say that a guide and its chain do not find each other: what leads to the guide is a consequence. */
export const LOST_GUIDE_CODES: readonly string[] = [
  'chain/misnamed-file',
  'chain/other-ending',
  'chain/article-elsewhere',
  'chain/missing-article',
  'chain/linked-article-in-no-chain',
  'chain/article-in-no-chain',
];

type Site = Pick<SiteParts, 'chains' | 'sources'>;

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
  /** Whether its file is there after all, under another name or in another folder. */
  isMisplaced: boolean;
  /** Place of that file, where its name is reported. */
  causes: readonly Place[];
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
 * own, or, where but one name lacks its file and but one file its name, that one. A file that cannot be read is
 * reported as such.
 */
export function findMissingGuides({
  chains,
  sources,
  misnamedFiles,
  isUnreadText,
}: Site & { misnamedFiles: MisnamedFiles; isUnreadText(path: string): boolean }): MissingGuide[] {
  const elsewhere = elsewhereFinder(sources);
  return chains.flatMap((chain) => {
    const folder = `${chain.hub.replace(/^\//, '')}/`;
    const missing = chain.articles.flatMap(({ text: slug, pointer }): MissingGuide[] => {
      const file = folder + slug;
      if (sources.markdown.has(file) || isUnreadText(file)) return [];
      const place = misnamedFiles.get(file);
      const isOther = fileOfOtherEnding(file, sources) !== undefined;
      const isMisplaced = isOther || place !== undefined;
      return [{ chain, slug, pointer, folder, isMisplaced, causes: place ? [place] : [] }];
    });
    const lost = missing.filter(({ isMisplaced }) => !isMisplaced);
    const free = lost.length === 0 ? [] : freeFiles(chain, { chains, sources });
    return missing.map((guide): MissingGuide => {
      const { slug } = guide;
      if (guide.isMisplaced) return guide;
      const other = elsewhere(slug)[0];
      if (other !== undefined) {
        return { ...guide, isMisplaced: true, elsewhere: other.slice(0, other.length - slug.length) };
      }
      const lone = lost.length === 1 && free.length === 1 ? free[0] : undefined;
      return { ...guide, meant: nearest(slug, free) ?? lone };
    });
  });
}
