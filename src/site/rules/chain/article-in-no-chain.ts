import type { Rule } from '../rule.ts';
import { askedPaths, leftOut } from './left-out.ts';

/** Every file beside a chain's guides is one of them, or is shown by a page. */
export const rule: Rule = {
  code: 'chain/article-in-no-chain',
  severity: 'warning',
  *check(context) {
    const linked = askedPaths(context);
    for (const [path, { chain, slug, document }] of leftOut(context)) {
      if (linked.has(path) || context.isMentioned(`"${slug}"`)) continue;
      const place = { ...document.placeOf({ offset: 0, length: 0 }), offset: 0 };
      yield { place, args: { slug, chain: chain.id } };
    }
  },
};
