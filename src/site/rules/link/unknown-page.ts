import type { Place } from '../../../diagnostics/diagnostic.ts';
import { type Cause, causesAt } from '../cause.ts';
import { causesOfLeftOut, isPerhapsNamed, leftOut, misnamedPaths, missingPaths } from '../chain/left-out.ts';
import { unreadFinder } from '../chain/misnamed-file.ts';
import type { LinkUse, SiteContext } from '../context/context.ts';
import { entriesAt, textAt } from '../context/values.ts';
import { misspeltPages } from '../page/reach.ts';
import { redirectionsOf } from '../redirect/follow-redirections.ts';
import type { Rule } from '../rule.ts';
import { type Named, toldOnce } from '../told-once.ts';
import { hasOddSpace, nearestPath, sameButForm, written } from './target.ts';

/** Finds out whether a page or a guide stands there whose entry has the wrong form, which is reported by itself. */
function misformedFinder(context: SiteContext): (path: string) => boolean {
  const bareOf = (path: string) => path.replace(/^\/+/, '');
  const typed = entriesAt(context.written, 'pages').flatMap(({ value }) => textAt(value, 'path') ?? []);
  const pages = new Set(typed.map(bareOf));
  const texts = leftOut(context);
  const isUnread = unreadFinder(context);
  return (path) => {
    const text = texts.get(path);
    return isUnread(path) || pages.has(bareOf(path)) || (text !== undefined && isPerhapsNamed(text, context));
  };
}

/** What is reported where it stands, in a page or a chain, of paths that links lead to in vain. */
function causesByPath(context: SiteContext): Map<string, readonly Cause[]> {
  const { at } = context;
  const found = [
    ...misspeltPages(context).map(
      ({ page, to }) => [to, causesAt(at(`${page.pointer}/path`), 'page/misspelt-path')] as const,
    ),
    ...missingPaths(context),
    ...misnamedPaths(context),
    ...[...leftOut(context)].map(([path, text]) => [path, causesOfLeftOut(text, context)] as const),
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

function* linksToNowhere(context: SiteContext): Generator<Named> {
  yield* spacedLinks(context.links);
  if (context.astray.length === 0) return;
  const { redirectFrom } = redirectionsOf(context);
  const isMisformed = misformedFinder(context);
  const causes = causesByPath(context);
  const paths = context.paths();
  const inexact = new Map<string, string | undefined>();
  const nears = new Map<string, string | undefined>();
  for (const link of context.astray) {
    const { target, locate } = link;
    const { path } = target;
    if (redirectFrom(path) || isMisformed(path)) continue;
    if (!inexact.has(path)) inexact.set(path, sameButForm(path, context));
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
  check: (context) => toldOnce(linksToNowhere(context)),
};
