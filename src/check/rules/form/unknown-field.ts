import { nearest } from '../../../text/nearest.ts';
import type { Rule } from '../rule.ts';

/**
 * Every name in a form's message is the name of one of its fields. Names with a dot refer to the site, and have a rule
 * of their own.
 */
export const rule: Rule = {
  code: 'form/unknown-field',
  severity: 'error',
  subsumedBy: ['schema/*'],
  *check({ unknownNames, forms, at }) {
    for (const { name, form, allowed = [], locate } of unknownNames) {
      if (form === undefined || name.includes('.')) continue;
      const near = nearest(name, allowed);
      yield {
        place: locate(),
        args: { form, typed: name, known: allowed.join(', ') || '-', example: '{{business.name}}' },
        suggestion: near && `{{${near}}}`,
        // A field without a name may be the intended one.
        causes: forms
          .filter(({ id }) => id === form)
          .flatMap(({ fields }) => fields.filter((field) => field.name === '').map(({ pointer }) => at(pointer))),
      };
    }
  },
};
