import type { SiteContext } from '../context/context.ts';

/** Paths of the guides that chains name and that have no file: the chain is where that is reported. */
export function missingGuides({ chains, sources }: Pick<SiteContext, 'chains' | 'sources'>): Set<string> {
  const paths = chains.flatMap(({ hub, articles }) => articles.map(({ text }) => `${hub}/${text}`));
  return new Set(paths.filter((path) => !sources.markdown.has(path.replace(/^\//, ''))));
}
