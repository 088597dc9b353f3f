import { internalTarget } from '../link/target.ts';
import type { Rule } from '../rule.ts';

/** Every page can be reached by a link from another one; the home page and what is `noindex` need none. */
export const rule: Rule = {
  code: 'page/orphan',
  severity: 'warning',
  *check({ pages, chains, links, routeOf, at }) {
    const reached = new Set(['/']);
    for (const { to, kind, pages: on, isImage } of links) {
      if (isImage) continue;
      const target = internalTarget(to, kind);
      const route = target?.path ? routeOf(target.path) : undefined;
      if (route !== undefined && (on === undefined || on.some((page) => page !== route))) reached.add(route);
    }
    // The guides of a chain lead to their hub.
    for (const { hub, articles } of chains) if (articles.length > 0) reached.add(hub);
    for (const { path, noindex, pointer } of pages) {
      if (!noindex && !reached.has(path)) yield { place: at(`${pointer}/path`), args: { path } };
    }
  },
};
