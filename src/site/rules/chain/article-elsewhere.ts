import { findMissingGuides } from '../../facts/missing-guides.ts';
import type { Rule } from '../rule.ts';

/** A guide that a chain names has its file in the folder of that chain, not in another one. */
export const rule: Rule = {
  code: 'chain/article-elsewhere',
  severity: 'error',
  *check(facts) {
    for (const { slug, pointer, folder, elsewhere } of findMissingGuides(facts)) {
      if (elsewhere === undefined) continue;
      const args = { slug, folder: `content/${folder}`, file: `content/${elsewhere}${slug}.md` };
      yield { place: facts.at(pointer), args };
    }
  },
};
