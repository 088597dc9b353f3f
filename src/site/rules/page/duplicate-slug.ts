import type { Rule } from '../rule.ts';

/** Two guides of different chains have different names. */
export const rule: Rule = {
  code: 'page/duplicate-slug',
  severity: 'warning',
  *check({ guides, at }) {
    const first = new Map<string, string>();
    for (const { slug, path, pointer } of guides.values()) {
      const other = first.get(slug);
      if (other !== undefined) yield { place: at(pointer), args: { slug, other } };
      else first.set(slug, path);
    }
  },
};
