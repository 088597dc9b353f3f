import { slugify } from '../../../text/names.ts';
import type { Rule } from '../rule.ts';

/** Matches characters and extensions that visitors and other sites usually do not type. */
const ODD = /[A-Z\u00C0-\u024F]|\.(?:html?|php|md)$/;

/**
 * Returns the recommended form of a part of an address. `:name` is a parameter. Letters of other scripts are kept,
 * because they have no other form.
 */
function plainPart(part: string): string {
  if (part.startsWith(':') || !ODD.test(part)) return part;
  const bare = part.replace(/\.(?:html?|php|md)$/i, '').toLowerCase();
  return ODD.test(bare) ? slugify(bare) || part : bare;
}

/**
 * The address of a page contains no capitals, accents or extension: people leave these out when they type an address,
 * and hosts then do not find the page.
 */
export const rule: Rule = {
  code: 'page/odd-path',
  severity: 'warning',
  subsumedBy: ['page/duplicate-path', 'link/unknown-page', 'page/reserved-path', 'page/unserved-path'],
  *check(site) {
    const taken = new Set(site.paths());
    const reservedFor = site.reservedFor;
    for (const { path, pointer } of site.pages) {
      const plain = path.split('/').map(plainPart).join('/');
      if (plain === path) continue;
      const place = site.at(`${pointer}/path`);
      yield {
        place,
        args: { path },
        ...(taken.has(plain) || reservedFor(plain) !== undefined ? {} : { suggestion: plain }),
      };
    }
  },
};
