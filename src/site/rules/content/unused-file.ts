import { nearest } from '../../../text/nearest.ts';
import { isHiding } from '../hiding.ts';
import type { Rule } from '../rule.ts';

/** Every Markdown file that belongs to no chain is shown by a page. */
export const rule: Rule = {
  code: 'content/unused-file',
  severity: 'warning',
  *check(context) {
    if (isHiding(context)) return;
    const { chains, documents, ofKind, sources, astray, isMentioned } = context;
    const hubs = new Set(chains.map(({ hub }) => hub));
    const names = [...sources.markdown.keys()];
    // A file whose name is misspelt where it is shown is reported there.
    const meant = new Set(
      ofKind('markdown-file').flatMap(({ value }) => {
        const name = value.replace(/\.md$/, '');
        return !sources.markdown.has(name) ? (nearest(name, names) ?? []) : [];
      }),
    );
    // A text that links lead to is no page: that is reported where they stand.
    for (const { target } of astray) meant.add(target.path.slice(1));
    for (const { file, pages, placeOf } of documents) {
      if (file === undefined || pages.length > 0 || meant.has(file) || isMentioned(file)) continue;
      const folder = file.includes('/') ? file.replace(/\/[^/]*$/, '') : '';
      if (hubs.has(`/${folder}`) && !file.endsWith('/index')) continue;
      yield { place: { ...placeOf({ offset: 0, length: 0 }), offset: 0 } };
    }
  },
};
