import { textAt } from '../../../model/read/values.ts';
import type { Guide } from '../../site-index/site-parts.ts';
import type { Rule } from '../rule.ts';

type Direction = 'prev' | 'next';

/** Returns the next or previous guide in the chain's order. */
function neighbour({ chain, slug }: Guide, step: 1 | -1): string {
  const slugs = chain.articles.map(({ text }) => text);
  const index = slugs.indexOf(slug);
  return `${chain.hub}/${slugs[(index + step + slugs.length) % slugs.length] ?? slug}`;
}

function linkOf(guide: Guide, key: Direction): string {
  return textAt(guide.frontMatter, key) ?? neighbour(guide, key === 'next' ? 1 : -1);
}

/** Returns the paths from a guide to the first one that is reached twice, or that does not exist. */
function pathFrom(guides: ReadonlyMap<string, Guide>, first: Guide, key: Direction): string[] {
  const passed = new Set<string>();
  let at = first.path;
  for (let guide: Guide | undefined = first; guide && !passed.has(at); guide = guides.get(at)) {
    passed.add(at);
    at = linkOf(guide, key);
  }
  return [...passed, at];
}

/** The `next` links lead through all guides of a chain and back to the first; the `prev` links lead the other way. */
export const rule: Rule = {
  code: 'chain/not-closed',
  severity: 'error',
  *check({ guides }) {
    const typed = [...guides.values()].flatMap((guide) =>
      (['next', 'prev'] as const).flatMap((key) => {
        const to = textAt(guide.frontMatter, key);
        return to === undefined ? [] : [{ guide, key, to }];
      }),
    );
    const reported = new Set<Guide['chain']>();
    for (const { guide, key, to } of typed) {
      const other = guides.get(to);
      const back = other && linkOf(other, key === 'next' ? 'prev' : 'next');
      if (other?.chain === guide.chain && back === guide.path && to !== guide.path) continue;
      reported.add(guide.chain);
      // A missing page is reported as such.
      if (!other) continue;
      const broken = `${guide.path} → ${to}, ${to} → ${back}`;
      yield { place: guide.source.locate(`/${key}`), args: { next: key, broken }, suggestion: undefined };
    }
    // Links that agree with each other can still form separate loops.
    for (const { guide, key, to } of typed) {
      const isInOrder = to === neighbour(guide, key === 'next' ? 1 : -1);
      if (isInOrder || reported.has(guide.chain)) continue;
      const way = pathFrom(guides, guide, key);
      const end = way.at(-1);
      if (end === guide.path ? way.length > guide.chain.articles.length : !guides.has(end ?? '')) continue;
      const broken = way.slice(1).map((path, index) => `${way[index]} → ${path}`);
      yield { place: guide.source.locate(`/${key}`), args: { next: key, broken: broken.join(', ') } };
    }
  },
};
