import type { Rule } from '../rule.ts';

/** A guide that links lead to is in its chain: without, it has no page. */
export const rule: Rule = {
  code: 'chain/linked-article-in-no-chain',
  severity: 'error',
  subsumedBy: [
    'schema/*',
    'chain/misnamed-file',
    'chain/other-ending',
    'chain/article-elsewhere',
    'chain/missing-article',
  ],
  *check(facts) {
    for (const text of facts.leftOutTexts.values()) {
      const { chain, slug, document, count, causes } = text;
      if (count === 0) continue;
      const { file } = document.placeOf({ start: 0, end: 0 });
      yield { place: facts.at(`${chain.pointer}/articles`, 'key'), args: { slug, file, count }, causes };
    }
  },
};
