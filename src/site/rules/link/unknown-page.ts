import { isUnreadable } from '../../read/refusal-of.ts';
import { leftOut, misnamedPaths } from '../chain/left-out.ts';
import { missingGuides } from '../chain/missing-guides.ts';
import type { SiteContext } from '../context/context.ts';
import { entriesAt, textAt } from '../context/values.ts';
import { misspeltPages } from '../page/reach.ts';
import { redirectionsOf } from '../redirect/follow-redirections.ts';
import type { Rule } from '../rule.ts';
import { type Named, toldOnce } from '../told-once.ts';
import { nearestPath, sameButForm, written } from './target.ts';

/** Whether a page or a guide stands there whose entry has the wrong form, which is reported by itself. */
function isMisformed(path: string, { written, sources }: SiteContext): boolean {
  const bare = path.replace(/^\//, '');
  if (isUnreadable(sources.unreadable, bare)) return true;
  return entriesAt(written, 'pages').some(({ value }) => textAt(value, 'path')?.replace(/^\/+/, '') === bare);
}

/** Paths that links lead to in vain for a reason that is reported where it stands: in a page or a chain. */
function explainedPaths(context: SiteContext): Set<string> {
  return new Set([
    ...misspeltPages(context).map(({ to }) => to),
    ...missingGuides(context),
    ...misnamedPaths(context),
    ...leftOut(context).keys(),
  ]);
}

function* linksToNowhere(context: SiteContext): Generator<Named> {
  if (context.astray.length === 0) return;
  const { redirectFrom } = redirectionsOf(context);
  const explained = explainedPaths(context);
  const paths = context.paths();
  const nears = new Map<string, string | undefined>();
  for (const link of context.astray) {
    const { target, locate } = link;
    const { path } = target;
    if (redirectFrom(path) || explained.has(path)) continue;
    if (!nears.has(path)) {
      if (sameButForm(path, context) !== undefined || isMisformed(path, context)) continue;
      nears.set(path, nearestPath(path, paths));
    }
    const near = nears.get(path);
    const suggestion = near === undefined ? undefined : written(link, near + target.suffix);
    yield { name: path, place: locate(), args: { to: path }, suggestion };
  }
}

/** A link within the site leads to a page that exists. */
export const rule: Rule = {
  code: 'link/unknown-page',
  severity: 'error',
  check: (context) => toldOnce(linksToNowhere(context)),
};
