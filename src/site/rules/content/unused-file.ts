import type { Rule } from '../rule.ts';

/** Every Markdown file that belongs to no chain is shown by a page. */
export const rule: Rule = {
  code: 'content/unused-file',
  severity: 'warning',
  *check({ chains, documents, isMentioned }) {
    const hubs = new Set(chains.map(({ hub }) => hub));
    for (const { file, pages, placeOf } of documents) {
      if (file === undefined || pages.length > 0 || isMentioned(file)) continue;
      const folder = file.includes('/') ? file.replace(/\/[^/]*$/, '') : '';
      if (hubs.has(`/${folder}`) && !file.endsWith('/index')) continue;
      yield { place: { ...placeOf({ offset: 0, length: 0 }), offset: 0 } };
    }
  },
};
