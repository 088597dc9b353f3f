import type { Rule } from '../rule.ts';
import { askedPaths, leftOut } from './left-out.ts';

/** A guide that links lead to is in its chain: without, it has no page. */
export const rule: Rule = {
  code: 'chain/linked-article-in-no-chain',
  severity: 'error',
  *check(context) {
    const counts = askedPaths(context);
    for (const [path, { chain, slug, document }] of leftOut(context)) {
      const count = counts.get(path);
      if (count === undefined || context.isMentioned(`"${slug}"`)) continue;
      const { file } = document.placeOf({ offset: 0, length: 0 });
      yield { place: context.at(`${chain.pointer}/articles`, 'key'), args: { slug, file, count } };
    }
  },
};
