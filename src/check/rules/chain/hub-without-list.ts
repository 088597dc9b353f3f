import { join } from '../../../model/read/pointer.ts';
import { textAt } from '../../../model/read/values.ts';
import { keyNaming } from '../../../model/schema/block-schemas.ts';
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
      const lists = page.sections.flatMap(({ value, pointer: list }) => {
        const key = keyNaming('chain', textAt(value, 'type'));
        return key === undefined ? [] : [{ named: textAt(value, key), place: at(join(list, key)) }];
      });
      // A list without a chain has a wrong shape, and is reported for that.
      if (lists.some(({ named }) => named === undefined || named === id)) continue;
      // A list with an unknown chain may be the missing one.
      const causes = lists.map(({ place }) => place);
      yield { place: at(`${pointer}/hub`), args: { hub, chain: id }, causes };
    }
  },
};
