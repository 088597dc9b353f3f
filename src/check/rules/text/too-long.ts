import { isUnfilled } from '../../../text/braced-names.ts';
import type { Rule } from '../rule.ts';

/** A text is short enough even after its facts have been replaced; the schema limits texts without facts. */
export const rule: Rule = {
  code: 'text/too-long',
  severity: 'error',
  *check({ strings, interpolate }) {
    for (const { value, kind, schema, locate } of strings) {
      if (!value.includes('{{')) continue;
      const { maxLength: limit = Number.POSITIVE_INFINITY } = schema;
      // A mail template is completed by its form, so only the typed text is measured.
      const text = kind === 'template' ? value : interpolate(value);
      const { length } = text;
      // The length is unknown if a name is unknown; another rule reports the name.
      if (kind !== 'template' && isUnfilled(text)) continue;
      if (length > limit) yield { place: locate(), args: { length, limit } };
    }
  },
};
