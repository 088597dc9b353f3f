import { slugify } from '../../../text/slug.ts';
import { causesAt } from '../../facts/cause.ts';
import { copiedPages } from '../../facts/copied-pages.ts';
import { misspeltPages } from '../../facts/reach.ts';
import { takenFinder } from '../../facts/reserved-paths.ts';
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
  *check(facts) {
    const misspelt = new Set(misspeltPages(facts).map(({ page }) => page.pointer));
    const taken = new Set(facts.paths());
    const takenBy = takenFinder(facts);
    const copies = copiedPages(facts);
    for (const { path, pointer } of facts.pages) {
      const plain = path.split('/').map(plainPart).join('/');
      if (plain === path) continue;
      const place = facts.at(`${pointer}/path`);
      // An address that is misspelt, or cannot stand at all, is reported as such.
      const causes = [
        ...(copies.get(pointer) ?? []),
        ...(misspelt.has(pointer) ? causesAt(place, 'page/misspelt-path') : []),
        ...(takenBy(path) === undefined ? [] : causesAt(place, 'page/reserved-path')),
      ];
      yield {
        place,
        args: { path },
        causes,
        ...(taken.has(plain) || takenBy(plain) !== undefined ? {} : { suggestion: plain }),
      };
    }
  },
};
