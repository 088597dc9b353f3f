import { textAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';

/** The hub of a chain shows the list of its guides. */
export const rule: Rule = {
  code: 'chain/hub-without-list',
  severity: 'warning',
  *check({ chains, pages, at }) {
    for (const { id, hub, pointer } of chains) {
      const page = pages.find(({ path }) => path === hub);
      if (!page || page.isCut) continue;
      const hasList = page.sections.some(
        ({ value }) => textAt(value, 'type') === 'article-list' && textAt(value, 'chain') === id,
      );
      // A list that names an unknown chain is reported as such.
      const isMisnamed = page.sections.some(({ value }) => textAt(value, 'type') === 'article-list');
      if (!hasList && !isMisnamed) yield { place: at(`${pointer}/hub`), args: { hub, chain: id } };
    }
  },
};
