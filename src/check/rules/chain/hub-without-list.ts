import { textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';

/** The hub of a chain shows the list of its guides. */
export const rule: Rule = {
  code: 'chain/hub-without-list',
  severity: 'warning',
  subsumedBy: ['reference/unknown'],
  *check({ chains, pages, at }) {
    for (const { id, hub, pointer } of chains) {
      const page = pages.find(({ path }) => path === hub);
      if (!page || page.isCut) continue;
      const lists = page.sections.filter(({ value }) => textAt(value, 'type') === 'article-list');
      // A list that names no chain has the wrong form, which is reported.
      if (lists.some(({ value }) => [undefined, id].includes(textAt(value, 'chain')))) continue;
      // A list of an unknown chain was perhaps meant for this one.
      const causes = lists.map((list) => at(`${list.pointer}/chain`));
      yield { place: at(`${pointer}/hub`), args: { hub, chain: id }, causes };
    }
  },
};
