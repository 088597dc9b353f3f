import { renamed } from '../../facts/misnamed-files.ts';
import type { Rule } from '../rule.ts';

/** The name of a guide's file is its address: small letters without accents, digits and hyphens. */
export const rule: Rule = {
  code: 'chain/misnamed-file',
  severity: 'error',
  *check({ chains, sources }) {
    for (const [file, { file: source }] of sources.markdown) {
      const name = renamed(file, chains);
      if (name) yield { place: { file: source.path, offset: 0, length: 0 }, args: { file: source.path, name } };
    }
  },
};
