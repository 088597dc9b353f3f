import { nearest } from '../../../text/nearest.ts';
import { causesAt } from '../../facts/cause.ts';
import { written } from '../../facts/link-target.ts';
import { followAnchors, lostSections } from '../../facts/lost-anchors.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Rule } from '../rule.ts';
import { type Named, toldOnce } from '../told-once.ts';

function* linksToNowhere(facts: SiteFacts): Generator<Named> {
  const anchored = followAnchors(facts);
  const sections = new Map(
    lostSections(facts, anchored).map(({ page, anchor, pointer }) => [`${page.path}#${anchor}`, pointer]),
  );
  for (const { link, path, route, anchor, causes } of anchored.lost) {
    const name = `${route}#${anchor}`;
    const section = sections.get(name);
    const ofSection = section === undefined ? [] : causesAt(facts.at(section), 'page/missing-anchor');
    const anchors = facts.anchorsOf(route);
    const near = nearest(anchor, anchors);
    yield {
      name,
      place: link.locate(),
      args: { page: route, anchor, known: [...anchors].map((id) => `#${id}`).join(', ') || '-' },
      suggestion: near === undefined ? undefined : written(link, `${path}#${near}`),
      causes: [...causes, ...ofSection],
    };
  }
}

/** A link to a section leads to a section that its page has. */
export const rule: Rule = {
  code: 'link/unknown-anchor',
  severity: 'error',
  check: (facts) => toldOnce(linksToNowhere(facts)),
};
