import { missingGuides } from '../chain/missing-guides.ts';
import { isMisspelt } from '../chain/misspelt.ts';
import type { SiteContext } from '../context/context.ts';
import { entriesAt, textAt } from '../context/values.ts';
import { misspeltPages } from '../page/reach.ts';
import { redirectionsOf } from '../redirect/follow-redirections.ts';
import type { Rule } from '../rule.ts';
import { nearestPath, sameButForm, written } from './target.ts';

/** A link within the site leads to a page that exists. */
export const rule: Rule = {
  code: 'link/unknown-page',
  severity: 'error',
  *check(context) {
    const { redirectFrom } = redirectionsOf(context);
    const misspelt = new Set(misspeltPages(context).map(({ to }) => to));
    const missing = missingGuides(context);
    for (const link of context.astray) {
      const { target, locate } = link;
      if (redirectFrom(target.path) || missing.has(target.path)) continue;
      if (sameButForm(target.path, context) !== undefined || isMisformed(target.path, context)) continue;
      if (isMisspelt(target.path, context) || misspelt.has(target.path)) continue;
      const near = nearestPath(target.path, context.paths());
      const suggestion = near === undefined ? undefined : written(link, near + target.suffix);
      yield { place: locate(), args: { to: target.path }, suggestion };
    }
  },
};

/** Whether a page or a guide stands there whose entry has the wrong form, which is reported by itself. */
function isMisformed(path: string, { written, sources }: SiteContext): boolean {
  const bare = path.replace(/^\//, '');
  if (sources.unreadable.has(bare)) return true;
  return entriesAt(written, 'pages').some(({ value }) => textAt(value, 'path')?.replace(/^\/+/, '') === bare);
}
