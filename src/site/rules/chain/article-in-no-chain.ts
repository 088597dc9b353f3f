import { causesAt } from '../../facts/cause.ts';
import { isPerhapsNamed, leftOut, startOf } from '../../facts/left-out.ts';
import type { Rule } from '../rule.ts';

/** Every file beside a chain's guides is one of them, or is shown by a page. */
export const rule: Rule = {
  code: 'chain/article-in-no-chain',
  severity: 'warning',
  *check(facts) {
    for (const text of leftOut(facts).values()) {
      const { chain, slug, document, count } = text;
      if (isPerhapsNamed(text, facts)) continue;
      const atChain = facts.at(`${chain.pointer}/articles`, 'key');
      const causes = count > 0 ? causesAt(atChain, 'chain/linked-article-in-no-chain') : [];
      yield { place: startOf(document), args: { slug, chain: chain.id }, causes: [...text.causes, ...causes] };
    }
  },
};
