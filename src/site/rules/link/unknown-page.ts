import type { Place } from '../../../diagnostics/diagnostic.ts';
import { type Cause, causesAt } from '../../facts/cause.ts';
import { causesOfLeftOut, isPerhapsNamed, leftOut, misnamedPaths, missingPaths } from '../../facts/left-out.ts';
import { hasOddSpace, nearestPath, sameButForm, written } from '../../facts/link-target.ts';
import { unreadFinder } from '../../facts/misnamed-files.ts';
import { misspeltPages } from '../../facts/reach.ts';
import { redirectionsOf } from '../../facts/redirections.ts';
import type { LinkUse, SiteFacts } from '../../facts/site-facts.ts';
import { entriesAt, textAt } from '../../read/values.ts';
import type { Rule } from '../rule.ts';
import { type Named, toldOnce } from '../told-once.ts';

/** Finds out whether a page or a guide stands there whose entry has the wrong form, which is reported by itself. */
function misformedFinder(facts: SiteFacts): (path: string) => boolean {
  const bareOf = (path: string) => path.replace(/^\/+/, '');
  const typed = entriesAt(facts.written, 'pages').flatMap(({ value }) => textAt(value, 'path') ?? []);
  const pages = new Set(typed.map(bareOf));
  const texts = leftOut(facts);
  const isUnread = unreadFinder(facts);
  return (path) => {
    const text = texts.get(path);
    return isUnread(path) || pages.has(bareOf(path)) || (text !== undefined && isPerhapsNamed(text, facts));
  };
}

/** What is reported where it stands, in a page or a chain, of paths that links lead to in vain. */
function causesByPath(facts: SiteFacts): Map<string, readonly Cause[]> {
  const { at } = facts;
  const found = [
    ...misspeltPages(facts).map(
      ({ page, to }) => [to, causesAt(at(`${page.pointer}/path`), 'page/misspelt-path')] as const,
    ),
    ...missingPaths(facts),
    ...misnamedPaths(facts),
    ...[...leftOut(facts)].map(([path, text]) => [path, causesOfLeftOut(text, facts)] as const),
  ];
  const causes = new Map<string, readonly Cause[]>();
  for (const [path, more] of found) causes.set(path, [...(causes.get(path) ?? []), ...more]);
  return causes;
}

/** A name that no other place has: what is reported of each link by itself explains no other one. */
function nameOf({ file, offset }: Place): string {
  return `${file} ${offset}`;
}

/** Links to paths that hold a blank, so that no page can answer: each is reported for that. */
function* spacedLinks(links: readonly LinkUse[]): Generator<Named> {
  for (const { to, own, target, kind, locate } of links) {
    const path = own?.path ?? to;
    if (target || kind === 'url' || kind === 'frame-url' || !/^\/(?!\/|media\/)/.test(path)) continue;
    if (!/\s/.test(path) && !hasOddSpace(path)) continue;
    const place = locate();
    const causes = causesAt(place, 'link/malformed', 'link/odd-space');
    yield { name: nameOf(place), place, args: { to: path }, causes };
  }
}

function* linksToNowhere(facts: SiteFacts): Generator<Named> {
  yield* spacedLinks(facts.links);
  if (facts.astray.length === 0) return;
  const { redirectFrom } = redirectionsOf(facts);
  const isMisformed = misformedFinder(facts);
  const causes = causesByPath(facts);
  const paths = facts.paths();
  const inexact = new Map<string, string | undefined>();
  const nears = new Map<string, string | undefined>();
  for (const link of facts.astray) {
    const { target, locate } = link;
    const { path } = target;
    if (redirectFrom(path) || isMisformed(path)) continue;
    if (!inexact.has(path)) inexact.set(path, sameButForm(path, facts));
    const exact = inexact.get(path);
    if (!nears.has(path)) nears.set(path, exact ?? nearestPath(path, paths));
    const near = nears.get(path);
    const suggestion = near === undefined ? undefined : written(link, near + target.suffix);
    const place = locate();
    const ofForm = exact === undefined ? [] : causesAt(place, 'link/inexact-path');
    const name = exact === undefined ? path : nameOf(place);
    yield { name, place, args: { to: path }, suggestion, causes: [...(causes.get(path) ?? []), ...ofForm] };
  }
}

/** A link within the site leads to a page that exists. */
export const rule: Rule = {
  code: 'link/unknown-page',
  severity: 'error',
  check: (facts) => toldOnce(linksToNowhere(facts)),
};
