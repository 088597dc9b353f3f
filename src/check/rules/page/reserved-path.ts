import type { Rule } from '../rule.ts';

/** A page does not have the address of another file that the site writes or shows. */
export const rule: Rule = {
  code: 'page/reserved-path',
  severity: 'error',
  *check({ pages, chains, reservedFor, at }) {
    const guides = chains.flatMap(({ hub, articles }) =>
      articles.map(({ text, pointer }) => ({ path: `${hub}/${text}`, pointer })),
    );
    const named = pages.map(({ path, pointer }) => ({ path, pointer: `${pointer}/path` }));
    for (const { path, pointer } of [...named, ...guides]) {
      const taken = reservedFor(path);
      if (taken !== undefined) yield { place: at(pointer), args: { path, taken } };
    }
  },
};
