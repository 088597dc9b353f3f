import { textAt } from '../../model/read/values.ts';
import { reservedFor, reservedPaths } from '../../model/reserved-paths.ts';
import type { SiteParts } from './site-parts.ts';

const folders = ['/media/', ...reservedPaths.flatMap((address) => /^(.*\/)\*$/.exec(address)?.[1] ?? [])];

/** Returns the example addresses at which routes with a parameter are published, with their routes. */
function examplesOf({ pages }: Pick<SiteParts, 'pages'>): Map<string, string> {
  return new Map(
    pages.flatMap(({ path, value }): [string, string][] => {
      const example = textAt(value, 'example');
      return example !== undefined && path.includes('/:') ? [[path.replace(/:\w+/, example), path]] : [];
    }),
  );
}

/** Creates a function that returns the file that has the same address as a page, if the site writes or shows one. */
export function reservedFinder({ pages, chains }: Pick<SiteParts, 'pages' | 'chains'>) {
  const examples = examplesOf({ pages });
  const count = chains.reduce((sum, { articles }) => sum + articles.length, pages.length);
  const files = new Set(reservedFor(count));
  return (path: string): string | undefined => {
    if (path.endsWith('/index')) return `${path.slice(1)}.html`;
    if (files.has(path)) return path === '/404' ? '404.html' : path.slice(1);
    return folders.find((folder) => path.startsWith(folder))?.slice(1) ?? examples.get(path);
  };
}
