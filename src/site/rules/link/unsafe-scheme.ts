import type { Rule } from '../rule.ts';
import { schemeOf } from './target.ts';

const UNSAFE = new Set(['javascript', 'data', 'vbscript', 'file', 'blob', 'ftp']);

/** No link runs code, carries its own content or points into a computer. */
export const rule: Rule = {
  code: 'link/unsafe-scheme',
  severity: 'error',
  *check({ elsewhere }) {
    for (const { to, locate } of elsewhere) {
      if (UNSAFE.has(schemeOf(to) ?? '')) yield { place: locate(), args: { to } };
    }
  },
};
