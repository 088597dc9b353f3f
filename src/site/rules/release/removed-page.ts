import { removedWithoutRedirect } from '../../release/removed-pages.ts';
import { redirectionsOf } from '../redirect/follow-redirections.ts';
import type { Rule } from '../rule.ts';
import { releasedPages } from './released.ts';

/** A page of the last release stands, or a redirect leads on from its address. */
export const rule: Rule = {
  code: 'release/removed-page',
  severity: 'warning',
  *check(context) {
    const previous = releasedPages(context);
    if (previous === undefined || previous === 'unreadable') return;
    const { pages, chains, at } = context;
    // A guide whose file is missing is reported as such.
    const guides = chains.flatMap(({ hub, articles }) => articles.map(({ text }) => `${hub}/${text}`));
    const { redirections: redirects } = redirectionsOf(context);
    const routes = [...pages.map(({ path }) => path), ...guides];
    const place = at(redirects.length > 0 ? '/redirects' : '/pages', 'key');
    for (const { path, title } of removedWithoutRedirect({ previous, routes, redirects })) {
      yield { place, args: { path, title } };
    }
  },
};
