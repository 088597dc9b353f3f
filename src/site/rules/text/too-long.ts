import type { Rule } from '../rule.ts';

/** A text fits its place once its facts are filled in; texts without facts are measured by the schema. */
export const rule: Rule = {
  code: 'text/too-long',
  severity: 'error',
  *check({ strings, interpolate }) {
    for (const { value, kind, schema, locate } of strings) {
      const limit = schema.maxLength;
      if (limit === undefined || !value.includes('{{')) continue;
      // A mail template is filled in by its form.
      const { length } = kind === 'template' ? value : interpolate(value);
      if (length > limit) yield { place: locate(), args: { length, limit } };
    }
  },
};
