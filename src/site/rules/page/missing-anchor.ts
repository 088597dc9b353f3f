import { followAnchors, lostSections } from '../../facts/lost-anchors.ts';
import type { Rule } from '../rule.ts';

/** A page has the sections that several links lead to. */
export const rule: Rule = {
  code: 'page/missing-anchor',
  severity: 'error',
  subsumedBy: ['schema/*', 'markdown/unclosed'],
  *check(facts) {
    for (const { page, anchor, count, pointer, isRenamed, causes } of lostSections(facts, followAnchors(facts))) {
      const args = { page: page.path, anchor, count };
      yield { place: facts.at(pointer), args, suggestion: isRenamed ? anchor : undefined, causes };
    }
  },
};
