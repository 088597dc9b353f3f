import type { Place } from '../../../diagnostics/diagnostic.ts';
import { entriesAt, textAt } from '../../../model/read/values.ts';
import { placesOfLeftOut } from '../../facts/left-out.ts';
import { hasOddSpace, nearestPath, sameButForm, written } from '../../facts/link-target.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { LinkUse } from '../../facts/site-parts.ts';
import type { Finding, Rule } from '../rule.ts';

/** Finds out whether a page or a guide stands there whose entry has the wrong form, which is reported by itself. */
function misformedFinder(facts: SiteFacts): (path: string) => boolean {
  const bareOf = (path: string) => path.replace(/^\/+/, '');
  const typed = entriesAt(facts.written, 'pages').flatMap(({ value }) => textAt(value, 'path') ?? []);
  const pages = new Set(typed.map(bareOf));
  const isUnread = facts.isUnreadText;
  return (path) => isUnread(path) || pages.has(bareOf(path));
}

/** Places in pages and chains of what may explain that links lead to a path in vain. */
function placesByPath(facts: SiteFacts): Map<string, readonly Place[]> {
  const { at } = facts;
  const found = [
    ...facts.misspeltPages.map(({ page, to }) => [to, [at(`${page.pointer}/path`)]] as const),
    ...facts.missingPaths,
    ...facts.misnamedPaths,
    ...[...facts.leftOutTexts].map(([path, text]) => [path, placesOfLeftOut(text, facts)] as const),
  ];
  const causes = new Map<string, readonly Place[]>();
  for (const [path, more] of found) causes.set(path, [...(causes.get(path) ?? []), ...more]);
  return causes;
}

/** Links to paths that hold a blank, so that no page can answer: each is reported for that. */
function* spacedLinks(links: readonly LinkUse[]): Generator<Finding> {
  for (const { to, own, target, kind, locate } of links) {
    const path = own?.path ?? to;
    if (target || kind === 'url' || kind === 'frame-url' || !/^\/(?!\/|media\/)/.test(path)) continue;
    if (!/\s/.test(path) && !hasOddSpace(path)) continue;
    yield { place: locate(), args: { to: path } };
  }
}

function* linksToNowhere(facts: SiteFacts): Generator<Finding> {
  yield* spacedLinks(facts.links);
  if (facts.brokenLinks.length === 0) return;
  const { redirectFrom } = facts.redirections;
  const isMisformed = misformedFinder(facts);
  const causes = placesByPath(facts);
  const paths = facts.paths();
  const inexact = new Map<string, string | undefined>();
  const nears = new Map<string, string | undefined>();
  for (const link of facts.brokenLinks) {
    const { target, locate } = link;
    const { path } = target;
    if (redirectFrom(path) || isMisformed(path)) continue;
    if (!inexact.has(path)) inexact.set(path, sameButForm(path, facts));
    const exact = inexact.get(path);
    if (!nears.has(path)) nears.set(path, exact ?? nearestPath(path, paths));
    const near = nears.get(path);
    const suggestion = near === undefined ? undefined : written(link, near + target.suffix);
    yield { subject: path, place: locate(), args: { to: path }, suggestion, causes: causes.get(path) ?? [] };
  }
}

/** A link within the site leads to a page that exists. */
export const rule: Rule = {
  code: 'link/unknown-page',
  severity: 'error',
  subsumedBy: [
    'schema/*',
    'link/malformed',
    'link/odd-space',
    'link/inexact-path',
    'page/misspelt-path',
    'chain/misnamed-file',
    'chain/other-ending',
    'chain/article-elsewhere',
    'chain/missing-article',
    'chain/linked-article-in-no-chain',
    'chain/article-in-no-chain',
  ],
  check: linksToNowhere,
};
