import type { Rule } from '../rule.ts';
import { rule as chained } from './chained.ts';
import { rule as invalidTarget } from './invalid-target.ts';
import { rule as loop } from './loop.ts';
import { rule as neverMatches } from './never-matches.ts';
import { rule as shadowsFile } from './shadows-file.ts';

/** The rules of the group « redirect ». */
export const rules: readonly Rule[] = [
  chained,
  /** An old address has one redirect, however it is written. */
  {
    code: 'redirect/duplicate',
    severity: 'error',
    *check({ redirectSources, at }) {
      const seen = new Set<string>();
      for (const { typed, path, pointer } of redirectSources) {
        if (seen.has(path)) yield { place: at(pointer), args: { path: typed } };
        seen.add(path);
      }
    },
  },
  invalidTarget,
  loop,
  neverMatches,
  shadowsFile,
  /** The source of a redirect is not an existing page, nor a pattern that matches one. */
  {
    code: 'redirect/shadows-page',
    severity: 'error',
    *check(site) {
      for (const { typed, page, pointer } of site.redirectSources) {
        if (page !== undefined) yield { place: site.at(pointer), args: { path: typed, page } };
      }
    },
  },
];
