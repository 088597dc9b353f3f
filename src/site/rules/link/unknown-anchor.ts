import { nearest } from '../../../text/nearest.ts';
import type { SiteContext } from '../context/context.ts';
import type { Rule } from '../rule.ts';
import { type Named, toldOnce } from '../told-once.ts';
import { followAnchors, lostSections } from './lost-anchors.ts';
import { written } from './target.ts';

function* linksToNowhere(context: SiteContext): Generator<Named> {
  const anchored = followAnchors(context);
  const told = new Set(lostSections(context, anchored).map(({ page, anchor }) => `${page.path}#${anchor}`));
  for (const { link, path, route, anchor } of anchored.lost) {
    const name = `${route}#${anchor}`;
    if (told.has(name)) continue;
    const anchors = context.anchorsOf(route);
    const near = nearest(anchor, anchors);
    yield {
      name,
      place: link.locate(),
      args: { page: route, anchor, known: [...anchors].map((id) => `#${id}`).join(', ') || '-' },
      suggestion: near === undefined ? undefined : written(link, `${path}#${near}`),
    };
  }
}

/** A link to a section leads to a section that its page has. */
export const rule: Rule = {
  code: 'link/unknown-anchor',
  severity: 'error',
  check: (context) => toldOnce(linksToNowhere(context)),
};
