import { nearest } from '../../../text/nearest.ts';
import { written } from '../../facts/link-target.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Finding, Rule } from '../rule.ts';

function* linksToNowhere(facts: SiteFacts): Generator<Finding> {
  const anchored = facts.anchors;
  const sections = new Map(facts.lostSections.map(({ page, anchor, pointer }) => [`${page.path}#${anchor}`, pointer]));
  for (const { link, path, route, anchor, causes } of anchored.lost) {
    const name = `${route}#${anchor}`;
    const section = sections.get(name);
    const ofSection = section === undefined ? [] : [facts.at(section)];
    const anchors = facts.anchorsOf(route);
    const near = nearest(anchor, anchors);
    yield {
      subject: name,
      place: link.locate(),
      args: { page: route, anchor, known: [...anchors].map((id) => `#${id}`).join(', ') || '-' },
      suggestion: near === undefined ? undefined : written(link, `${path}#${near}`),
      causes: [...causes, ...ofSection],
    };
  }
}

/** A link to a section leads to an existing section. */
export const rule: Rule = {
  code: 'link/unknown-anchor',
  severity: 'error',
  subsumedBy: ['schema/*', 'markdown/unclosed', 'page/missing-anchor'],
  check: linksToNowhere,
};
