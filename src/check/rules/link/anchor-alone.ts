import { nearest } from '../../../text/nearest.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Rule } from '../rule.ts';

/** Returns the pages that have each anchor. */
function pagesByAnchor({ paths, anchorsOf }: SiteIndex): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of paths()) {
    for (const anchor of anchorsOf(path)) found.set(anchor, (found.get(anchor) ?? new Set()).add(path));
  }
  return found;
}

/**
 * A link on every page, such as one in the menu, includes the path of its section's page, unless every page has that
 * section.
 */
export const rule: Rule = {
  code: 'link/anchor-alone',
  severity: 'error',
  subsumedBy: ['schema/*'],
  *check(site) {
    const paths = new Set(site.paths().filter((path) => !site.examples.includes(path)));
    let byAnchor: Map<string, Set<string>> | undefined;
    for (const { target, pages, locate } of site.links) {
      if (!target?.anchor || target.path || pages !== undefined) continue;
      const { anchor } = target;
      byAnchor ??= pagesByAnchor(site);
      const name = byAnchor.has(anchor) ? anchor : nearest(anchor, byAnchor.keys());
      const having = [...(byAnchor.get(name ?? '') ?? [])];
      if (name === anchor && having.length >= paths.size) continue;
      const [page, ...others] = having;
      const isSure = page !== undefined && others.length === 0;
      yield {
        place: locate(),
        args: { anchor },
        suggestion: isSure ? `${page}#${name}` : undefined,
        causes: site.placesHolding(anchor),
      };
    }
  },
};
