import { nearest } from '../../../text/nearest.ts';
import type { ChainEntry, SiteContext } from '../context/context.ts';

/** Names in a chain that have no file. */
function missingIn({ hub, articles }: ChainEntry, { sources }: Pick<SiteContext, 'sources'>): string[] {
  const folder = hub.replace(/^\//, '');
  return articles.map(({ text }) => text).filter((slug) => !sources.markdown.has(`${folder}/${slug}`));
}

/** Whether a guide's file is there, but its chain misspells it: the chain is where that is reported. */
export function isMisspelt(path: string, context: Pick<SiteContext, 'sources' | 'chains'>): boolean {
  const slug = path.split('/').at(-1) ?? '';
  const hub = path.slice(0, -slug.length - 1);
  if (!context.sources.markdown.has(path.replace(/^\//, ''))) return false;
  return context.chains.some((chain) => chain.hub === hub && nearest(slug, missingIn(chain, context)) !== undefined);
}
