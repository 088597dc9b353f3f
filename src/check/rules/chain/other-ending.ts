import { isUnreadable } from '../../../model/read/refusal-of.ts';
import { fileOfOtherEnding } from '../../facts/misnamed-files.ts';
import type { Rule } from '../rule.ts';

/** A guide's text is in a file that ends with `.md`, and is read. */
export const rule: Rule = {
  code: 'chain/other-ending',
  severity: 'error',
  *check({ chains, sources, at }) {
    for (const { hub, articles } of chains) {
      const folder = `${hub.replace(/^\//, '')}/`;
      for (const { text: slug, pointer } of articles) {
        if (sources.markdown.has(folder + slug) || isUnreadable(sources.unreadable, folder + slug)) continue;
        const stray = fileOfOtherEnding(folder + slug, sources);
        if (stray === undefined) continue;
        const args = { slug, stray: `content/${stray}`, file: `content/${folder}${slug}.md` };
        yield { place: at(pointer), args };
      }
    }
  },
};
