import type { Place } from '../../../diagnostics/diagnostic.ts';
import { placesOfLeftOut } from '../../facts/left-out.ts';
import { hasOddSpace, nearestPath, sameButForm, written } from '../../facts/link-target.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { LinkUse } from '../../facts/site-parts.ts';
import type { Finding, Rule } from '../rule.ts';

/** Whether a path belongs to a guide of a chain whose hub is not a page. Then the hub is reported. */
function isOfLostHub(path: string, { lostGuides }: SiteFacts): boolean {
  return lostGuides.some(({ isHub, covers }) => isHub && covers(path));
}

/** Places in pages and chains that may explain links to a missing path. */
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

/** Links to paths with a space, which no page can have: each is reported. */
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
  const isUnread = facts.isUnreadText;
  const lost = (path: string) => facts.lostGuides.flatMap(({ place, covers }) => (covers(path) ? [place] : []));
  const causes = placesByPath(facts);
  const paths = facts.paths();
  const inexact = new Map<string, string | undefined>();
  const nears = new Map<string, string | undefined>();
  for (const link of facts.brokenLinks) {
    const { target, locate } = link;
    const { path } = target;
    if (redirectFrom(path) || isUnread(path) || isOfLostHub(path, facts)) continue;
    if (!inexact.has(path)) inexact.set(path, sameButForm(path, facts));
    const exact = inexact.get(path);
    if (!nears.has(path)) nears.set(path, exact ?? nearestPath(path, paths));
    const near = nears.get(path);
    const suggestion = near === undefined ? undefined : written(link, near + target.suffix);
    const more = [...(causes.get(path) ?? []), ...facts.lostPages, ...lost(path)];
    yield { subject: path, place: locate(), args: { to: path }, suggestion, causes: more };
  }
}

/** A link within the site leads to an existing page. */
export const rule: Rule = {
  code: 'link/unknown-page',
  severity: 'error',
  subsumedBy: [
    'schema/*',
    'reference/unknown',
    'link/malformed',
    'link/odd-space',
    'link/inexact-path',
    'page/misspelt-path',
    'chain/lost-guide',
  ],
  check: linksToNowhere,
};
