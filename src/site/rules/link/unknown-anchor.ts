import { nearest } from '../../../text/nearest.ts';
import type { Rule } from '../rule.ts';
import { isParameterized, sameButForm, written } from './target.ts';

/** A link to a section leads to a section that its page has. */
export const rule: Rule = {
  code: 'link/unknown-anchor',
  severity: 'error',
  *check(context) {
    // What a comment has swallowed, which is reported, may hold the section.
    const broken = new Set(context.documents.flatMap(({ survey, pages }) => (survey.unclosed.length > 0 ? pages : [])));
    for (const link of context.links) {
      const { target, locate, pages = [] } = link;
      if (!target?.anchor) continue;
      const path = target.path && (sameButForm(target.path, context) ?? target.path);
      // « #prix » alone is about the page that it stands on; what stands on every page names none.
      const routes = path ? [context.routeOf(path)] : pages;
      for (const route of routes) {
        if (route === undefined || isParameterized(route) || broken.has(route)) continue;
        const anchors = context.anchorsOf(route);
        if (anchors.has(target.anchor) || context.isMentioned(`"${target.anchor}"`)) continue;
        const near = nearest(target.anchor, anchors);
        yield {
          place: locate(),
          args: { page: route, anchor: target.anchor, known: [...anchors].map((name) => `#${name}`).join(', ') || '-' },
          suggestion: near === undefined ? undefined : written(link, `${path}#${near}`),
        };
      }
    }
  },
};
