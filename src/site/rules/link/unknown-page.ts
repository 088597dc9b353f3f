import { nearest } from '../../../text/nearest.ts';
import type { Rule } from '../rule.ts';
import { internalTarget, redirectsOf, sameButForm } from './target.ts';

/** A link within the site leads to a page that exists. */
export const rule: Rule = {
  code: 'link/unknown-page',
  severity: 'error',
  *check(context) {
    const redirects = redirectsOf(context.manifest);
    for (const { to, locate, kind } of context.links) {
      const target = internalTarget(to, kind);
      if (!target?.path || context.routeOf(target.path) || redirects.has(target.path)) continue;
      if (sameButForm(target.path, context) !== undefined) continue;
      const near = nearestPath(target.path, context.paths());
      const suggestion = near === undefined ? undefined : near + target.suffix;
      yield { place: locate(), args: { to: target.path }, suggestion };
    }
  },
};

/** The nearest path, else a guide of the same name in another folder. */
function nearestPath(path: string, paths: string[]): string | undefined {
  const last = path.split('/').at(-1) ?? '';
  const elsewhere = last ? paths.find((candidate) => candidate.split('/').at(-1) === last) : undefined;
  return elsewhere ?? nearest(path, paths);
}
