import type { Rule } from '../rule.ts';

/** A guide belongs to one chain. */
export const rule: Rule = {
  code: 'chain/article-in-two-chains',
  severity: 'error',
  *check({ chains, at }) {
    const seen = new Set<string>();
    for (const { hub, articles } of chains) {
      for (const { text, pointer } of articles) {
        const path = `${hub}/${text}`;
        if (seen.has(path)) yield { place: at(pointer), args: { path } };
        seen.add(path);
      }
    }
  },
};
