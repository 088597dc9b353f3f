import type { Rule } from '../rule.ts';
import { rule as duplicateAnchor } from './duplicate-anchor.ts';
import { rule as duplicatePath } from './duplicate-path.ts';
import { rule as oddPath } from './odd-path.ts';
import { rule as orphan } from './orphan.ts';
import { rule as reservedPath } from './reserved-path.ts';
import { rule as unservedPath } from './unserved-path.ts';

/** The rules of the group « page ». */
export const rules: readonly Rule[] = [
  duplicateAnchor,
  duplicatePath,
  /** Guides of different chains have different names. */
  {
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
  },
  oddPath,
  orphan,
  reservedPath,
  unservedPath,
];
