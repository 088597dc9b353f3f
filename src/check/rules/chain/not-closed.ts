import { textAt } from '../../../model/read/values.ts';
import type { Guide } from '../../site-index/site-parts.ts';
import type { Rule } from '../rule.ts';

/** Returns the next or previous guide in the chain's order. */
function neighbour({ chain, slug }: Guide, step: 1 | -1): string {
  const slugs = chain.articles.map(({ text }) => text);
  const index = slugs.indexOf(slug);
  return `${chain.hub}/${slugs[(index + step + slugs.length) % slugs.length] ?? slug}`;
}

function linkOf(guide: Guide, key: 'prev' | 'next'): string {
  return textAt(guide.frontMatter, key) ?? neighbour(guide, key === 'next' ? 1 : -1);
}

/** The `next` links lead through all guides of a chain and back to the first; the `prev` links lead the other way. */
export const rule: Rule = {
  code: 'chain/not-closed',
  severity: 'error',
  *check({ guides }) {
    for (const guide of guides.values()) {
      for (const key of ['next', 'prev'] as const) {
        const typed = textAt(guide.frontMatter, key);
        const other = typed === undefined ? undefined : guides.get(typed);
        // A missing page is reported as such.
        if (typed === undefined || !other) continue;
        const back = linkOf(other, key === 'next' ? 'prev' : 'next');
        if (other.chain === guide.chain && back === guide.path && typed !== guide.path) continue;
        const broken = `${guide.path} → ${typed}, ${typed} → ${back}`;
        yield { place: guide.source.locate(`/${key}`), args: { next: key, broken }, suggestion: undefined };
      }
    }
  },
};
