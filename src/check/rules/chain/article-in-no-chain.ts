import { startOf } from '../../facts/left-out.ts';
import type { Rule } from '../rule.ts';

/** Every file beside a chain's guides is one of them, or is shown by a page. */
export const rule: Rule = {
  code: 'chain/article-in-no-chain',
  severity: 'warning',
  subsumedBy: [
    'schema/*',
    'chain/misnamed-file',
    'chain/other-ending',
    'chain/article-elsewhere',
    'chain/missing-article',
    'chain/linked-article-in-no-chain',
  ],
  *check(facts) {
    for (const text of facts.leftOutTexts.values()) {
      const { chain, slug, document, causes } = text;
      const atChain = facts.at(`${chain.pointer}/articles`, 'key');
      yield { place: startOf(document), args: { slug, chain: chain.id }, causes: [...causes, atChain] };
    }
  },
};
