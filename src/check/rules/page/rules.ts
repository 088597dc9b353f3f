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
  /** A page has the sections that several links lead to. */
  {
    code: 'page/missing-anchor',
    severity: 'error',
    subsumedBy: ['schema/*', 'markdown/unclosed'],
    *check(facts) {
      for (const { page, anchor, count, pointer, isRenamed, causes } of facts.lostSections) {
        const args = { page: page.path, anchor, count };
        yield { place: facts.at(pointer), args, suggestion: isRenamed ? anchor : undefined, causes };
      }
    },
  },
  /** A page has the address that links use. Only the author knows whether to change the page or the links. */
  {
    code: 'page/misspelt-path',
    severity: 'error',
    *check(facts) {
      for (const { page, to } of facts.misspeltPages) {
        const links = facts.brokenLinks.filter(({ target }) => target.path === to);
        const finding = { subject: to, args: { to, path: page.path, count: links.length }, suggestion: to };
        yield { ...finding, place: facts.at(`${page.pointer}/path`) };
        for (const link of links) yield { ...finding, place: link.locate() };
      }
    },
  },
  oddPath,
  orphan,
  reservedPath,
  unservedPath,
];
