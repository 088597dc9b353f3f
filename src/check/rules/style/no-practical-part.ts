import type { Rule } from '../rule.ts';

/** A guide has a table, a procedure, a checklist or a filled-in example. */
export const rule: Rule = {
  code: 'style/no-practical-part',
  severity: 'warning',
  *check({ guides }) {
    for (const { source } of guides.values()) {
      if (!source.analysis.isPractical) yield { place: source.locate('/title') };
    }
  },
};
