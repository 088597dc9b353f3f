import { findMissingGuides } from '../../facts/missing-guides.ts';
import type { Rule } from '../rule.ts';

/** Every guide that a chain names has its file. */
export const rule: Rule = {
  code: 'chain/missing-article',
  severity: 'error',
  subsumedBy: ['chain/misnamed-file', 'chain/other-ending', 'chain/article-elsewhere'],
  *check(facts) {
    for (const { slug, pointer, folder, meant, causes } of findMissingGuides(facts)) {
      const place = facts.at(pointer);
      yield { place, args: { slug, file: `content/${folder}${slug}.md` }, suggestion: meant, causes };
    }
  },
};
