import { type Cause, causesAt } from '../../facts/cause.ts';
import { causesOfLeftOut, leftOut, missingPaths, startOf } from '../../facts/left-out.ts';
import { causesOfLostLink } from '../../facts/link-target.ts';
import { unreadFinder } from '../../facts/misnamed-files.ts';
import { misspeltPages } from '../../facts/reach.ts';
import { redirectionsOf } from '../../facts/redirections.ts';
import { releasedPages } from '../../facts/released-pages.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import { removedWithoutRedirect } from '../../release/removed-pages.ts';
import type { Rule } from '../rule.ts';

/** What is reported of paths that are gone: links miss them, their pages are misspelt, their texts are shown by none. */
function causesByPath(facts: SiteFacts): Map<string, readonly Cause[]> {
  const { documents, astray, at } = facts;
  const causes = new Map<string, readonly Cause[]>();
  const add = (path: string, more: readonly Cause[]) => causes.set(path, [...(causes.get(path) ?? []), ...more]);
  for (const document of documents) {
    const { file, pages } = document;
    if (file !== undefined && pages.length === 0) add(`/${file}`, causesAt(startOf(document), 'content/unused-file'));
  }
  for (const [path, text] of leftOut(facts)) add(path, causesOfLeftOut(text, facts));
  for (const [path, more] of missingPaths(facts)) add(path, more);
  const { redirectFrom } = redirectionsOf(facts);
  for (const link of astray) if (!redirectFrom(link.target.path)) add(link.target.path, causesOfLostLink(link));
  for (const { page, to } of misspeltPages(facts)) {
    add(to, causesAt(at(`${page.pointer}/path`), 'page/misspelt-path'));
  }
  return causes;
}

/** Finds out whether the form of the site, which is reported, is why a path has no page. */
function misformedFinder(facts: SiteFacts): (path: string) => boolean {
  const { sources, isMentioned } = facts;
  const isUnread = unreadFinder(facts);
  return (path) => {
    const file = path.slice(1);
    const isNamed = () => isMentioned(file) || isMentioned(`"${file.split('/').at(-1)}"`);
    return isUnread(path) || (sources.markdown.has(file) && isNamed());
  };
}

/** A page of the last release stands, or a redirect leads on from its address. */
export const rule: Rule = {
  code: 'release/removed-page',
  severity: 'warning',
  *check(facts) {
    const previous = releasedPages(facts);
    if (previous === undefined || previous === 'unreadable') return;
    const { pages, guides, at } = facts;
    const { redirections: redirects } = redirectionsOf(facts);
    const routes = [...pages.map(({ path }) => path), ...guides.keys()];
    const removed = removedWithoutRedirect({ previous, routes, redirects });
    if (removed.length === 0) return;
    const place = at(redirects.length > 0 ? '/redirects' : '/pages', 'key');
    const causes = causesByPath(facts);
    const isMisformed = misformedFinder(facts);
    for (const { path, title } of removed) {
      if (!isMisformed(path)) yield { place, args: { path, title }, causes: causes.get(path) ?? [] };
    }
  },
};
