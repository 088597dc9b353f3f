import { nearest } from '../../../text/nearest.ts';
import type { Rule } from '../rule.ts';

/** Every file beside a chain's guides is one of them, or is shown by a page. */
export const rule: Rule = {
  code: 'chain/article-in-no-chain',
  severity: 'warning',
  *check({ chains, documents, sources }) {
    for (const { file, pages, placeOf } of documents) {
      if (file === undefined || pages.length > 0) continue;
      const folder = file.replace(/\/[^/]*$/, '');
      const slug = file.slice(folder.length + 1);
      const chain = chains.find(({ hub }) => hub === `/${folder}`);
      if (!chain || slug === 'index') continue;
      // A guide whose name is misspelt in its chain is reported there.
      const lost = chain.articles.map(({ text }) => text).filter((name) => !sources.markdown.has(`${folder}/${name}`));
      if (nearest(slug, lost) !== undefined) continue;
      yield { place: { ...placeOf({ offset: 0, length: 0 }), offset: 0 }, args: { slug, chain: chain.id } };
    }
  },
};
