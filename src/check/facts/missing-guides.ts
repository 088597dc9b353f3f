import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../text/nearest.ts';
import { fileOfOtherEnding, type MisnamedFiles, renamed } from './misnamed-files.ts';
import type { ChainEntry, SiteParts } from './site-parts.ts';

/** Finds the texts in other folders with a guide's name, as paths below `content/` without `.md`. */
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

type Site = Pick<SiteParts, 'chains' | 'sources'>;

/** A guide in a chain without a file in the chain's folder. */
export interface MissingGuide {
  chain: ChainEntry;
  slug: string;
  /** Its entry in the chain. */
  pointer: string;
  /** Folder below `content/`, with a closing slash. */
  folder: string;
  /**
   * State of its text: it does not exist, is in another folder, or is in a file with a wrong name (`found` or
   * `causes`).
   */
  kind: 'no-file' | 'elsewhere' | 'other-ending' | 'misnamed-file';
  /** Path below `content/` of its text: in another folder, without extension; or in a file with another extension. */
  found?: string | undefined;
  /** Name of the file that the chain probably refers to. */
  meant?: string | undefined;
  /** Place of a file whose name is reported. */
  causes: readonly Place[];
}

/** Files in a chain's folder that could be guides, but are in no chain. */
export function freeFiles({ hub, articles }: ChainEntry, { chains, sources }: Site): string[] {
  const folder = `${hub.replace(/^\//, '')}/`;
  const named = new Set(articles.map(({ text }) => text));
  return [...sources.markdown.keys()]
    .filter((name) => name.startsWith(folder) && renamed(name, chains) === undefined)
    .map((name) => name.slice(folder.length))
    .filter((name) => name !== 'index' && !name.includes('/') && !named.has(name));
}

/**
 * Chain entries without a file, with a suggestion: a file of that name in another folder, the most similar name in the
 * chain's own folder, or the only unlisted file if only one entry is missing. An unreadable file is reported as such.
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
      const found = fileOfOtherEnding(file, sources);
      const kind = found ? 'other-ending' : place ? 'misnamed-file' : 'no-file';
      return [{ chain, slug, pointer, folder, kind, found, causes: place ? [place] : [] }];
    });
    const lost = missing.filter(({ kind }) => kind === 'no-file');
    const free = lost.length === 0 ? [] : freeFiles(chain, { chains, sources });
    return missing.map((guide): MissingGuide => {
      const { slug, kind } = guide;
      if (kind !== 'no-file') return guide;
      const other = elsewhere(slug)[0];
      if (other !== undefined) return { ...guide, kind: 'elsewhere', found: other };
      const onlyFree = lost.length === 1 && free.length === 1 ? free[0] : undefined;
      return { ...guide, meant: nearest(slug, free) ?? onlyFree };
    });
  });
}
