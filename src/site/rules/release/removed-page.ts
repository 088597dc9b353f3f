import { removedWithoutRedirect } from '../../release/removed-pages.ts';
import type { SiteContext } from '../context/context.ts';
import { misspeltPages } from '../page/reach.ts';
import { redirectionsOf } from '../redirect/follow-redirections.ts';
import type { Rule } from '../rule.ts';
import { releasedPages } from './released.ts';

/** Whether a path is gone for a reason that is reported: links miss it, its page is misspelt, its text is in no chain. */
function explainer(context: SiteContext): (path: string) => boolean {
  const { documents, astray } = context;
  const texts = new Set(
    documents.flatMap(({ file, pages }) => (file !== undefined && pages.length === 0 ? [`/${file}`] : [])),
  );
  const { redirectFrom } = redirectionsOf(context);
  const missed = new Set(astray.map(({ target }) => target.path).filter((path) => !redirectFrom(path)));
  const misspelt = new Set(misspeltPages(context).map(({ to }) => to));
  return (path) => texts.has(path) || missed.has(path) || misspelt.has(path);
}

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
    const removed = removedWithoutRedirect({ previous, routes, redirects });
    if (removed.length === 0) return;
    const place = at(redirects.length > 0 ? '/redirects' : '/pages', 'key');
    const isExplained = explainer(context);
    for (const { path, title } of removed) if (!isExplained(path)) yield { place, args: { path, title } };
  },
};
