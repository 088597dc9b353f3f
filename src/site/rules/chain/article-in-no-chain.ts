import type { Rule } from '../rule.ts';
import { renamed } from './misnamed-file.ts';
import { isMisspelt } from './misspelt.ts';

/** Every file beside a chain's guides is one of them, or is shown by a page. */
export const rule: Rule = {
  code: 'chain/article-in-no-chain',
  severity: 'warning',
  *check({ chains, documents, sources, isMentioned }) {
    for (const { file, pages, placeOf } of documents) {
      if (file === undefined || pages.length > 0) continue;
      const folder = file.replace(/\/[^/]*$/, '');
      const slug = file.slice(folder.length + 1);
      const chain = chains.find(({ hub }) => hub === `/${folder}`);
      if (!chain || slug === 'index' || isMentioned(`"${slug}"`)) continue;
      if (renamed(file, chains) !== undefined) continue;
      if (isMisspelt(`/${file}`, { chains, sources })) continue;
      yield { place: { ...placeOf({ offset: 0, length: 0 }), offset: 0 }, args: { slug, chain: chain.id } };
    }
  },
};
