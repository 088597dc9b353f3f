import { nearest } from '../../../text/nearest.ts';
import type { ChainEntry, MarkdownUse, SiteContext } from '../context/context.ts';
import { textsAt } from '../context/values.ts';
import { renamed } from './misnamed-file.ts';
import { findMissingGuides, freeFiles } from './missing-guides.ts';

/** How often the site asks for each path that has no page: links, and chains for the guides that end with their help. */
export function askedPaths({ astray, chains }: Pick<SiteContext, 'astray' | 'chains'>): Map<string, number> {
  const helpers = chains.flatMap(({ value, hub, articles }) => {
    const named = new Set(articles.map(({ text }) => text));
    return textsAt(value, 'help').flatMap(({ text }) => (named.has(text) ? [] : [`${hub}/${text}`]));
  });
  const counts = new Map<string, number>();
  for (const path of [...astray.map(({ target }) => target.path), ...helpers]) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

type Site = Pick<SiteContext, 'chains' | 'documents' | 'sources'>;

/** A text in a chain's folder that the chain does not name. */
export interface LeftOut {
  chain: ChainEntry;
  slug: string;
  document: MarkdownUse;
}

/** Paths of the texts that are left out of their chain because a chain names them wrong, which is reported there. */
export function misnamedPaths({ chains, sources }: Pick<Site, 'chains' | 'sources'>): Set<string> {
  const paths = new Set<string>();
  const lost = new Map<ChainEntry, string[]>();
  for (const { chain, slug, folder, elsewhere, meant } of findMissingGuides({ chains, sources })) {
    if (elsewhere !== undefined) paths.add(`/${elsewhere}${slug}`);
    else if (meant !== undefined) paths.add(`/${folder}${meant}`);
    if (elsewhere !== undefined) continue;
    const slugs = lost.get(chain);
    if (slugs) slugs.push(slug);
    else lost.set(chain, [slug]);
  }
  for (const [chain, slugs] of lost) {
    for (const name of freeFiles(chain, { chains, sources })) {
      if (nearest(name, slugs) !== undefined) paths.add(`${chain.hub}/${name}`);
    }
  }
  return paths;
}

/** The texts beside a chain's guides that are none of them, that no page shows, and that no name is meant for; by path. */
export function leftOut({ chains, documents, sources }: Site): Map<string, LeftOut> {
  const byHub = new Map(chains.map((chain) => [chain.hub, chain]));
  const found = new Map<string, LeftOut>();
  for (const document of documents) {
    const { file, pages } = document;
    if (file === undefined || pages.length > 0) continue;
    const slash = file.lastIndexOf('/');
    const slug = file.slice(slash + 1);
    const chain = byHub.get(`/${file.slice(0, slash)}`);
    if (!chain || slug === 'index' || renamed(file, chains) !== undefined) continue;
    found.set(`/${file}`, { chain, slug, document });
  }
  if (found.size > 0) for (const path of misnamedPaths({ chains, sources })) found.delete(path);
  return found;
}
