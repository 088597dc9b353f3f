import { slugify } from '../../../text/slug.ts';
import type { Rule } from '../rule.ts';

/** What sets a part of an address apart from what visitors and other sites type. */
const ODD = /[A-Z\u00C0-\u024F]|\.(?:html?|php|md)$/;

/** A part of an address as it is best written: `:name` stands for any, and other letters than ours have no other form. */
function plainPart(part: string): string {
  if (part.startsWith(':') || !ODD.test(part)) return part;
  const bare = part.replace(/\.(?:html?|php|md)$/i, '').toLowerCase();
  return ODD.test(bare) ? slugify(bare) || part : bare;
}

/** The address of a page holds no capital, accent or ending: links are typed without, and hosts tell them apart. */
export const rule: Rule = {
  code: 'page/odd-path',
  severity: 'warning',
  subsumedBy: ['page/duplicate-path', 'page/misspelt-path', 'page/reserved-path', 'page/unserved-path'],
  *check(facts) {
    const taken = new Set(facts.paths());
    const takenBy = facts.takenBy;
    for (const { path, pointer } of facts.pages) {
      const plain = path.split('/').map(plainPart).join('/');
      if (plain === path) continue;
      const place = facts.at(`${pointer}/path`);
      yield {
        place,
        args: { path },
        ...(taken.has(plain) || takenBy(plain) !== undefined ? {} : { suggestion: plain }),
      };
    }
  },
};
