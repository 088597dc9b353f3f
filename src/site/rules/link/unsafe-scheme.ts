import { UNSAFE_SCHEMES } from '../../../text/safe-address.ts';
import { schemeOf } from '../../facts/link-target.ts';
import type { Rule } from '../rule.ts';

/** No link runs code, carries its own content or points into a computer. */
export const rule: Rule = {
  code: 'link/unsafe-scheme',
  severity: 'error',
  subsumedBy: ['link/odd-space'],
  *check({ elsewhere }) {
    for (const { to, locate } of elsewhere) {
      if (UNSAFE_SCHEMES.includes(schemeOf(to) ?? '')) yield { place: locate(), args: { to } };
    }
  },
};
