import { isRaw, objectAt, textAt } from '../../read/values.ts';
import type { Rule } from '../rule.ts';

/** What a visitor answers stands in the message that is sent. */
export const rule: Rule = {
  code: 'form/unused-field',
  severity: 'warning',
  *check({ pages, at }) {
    for (const { sections } of pages) {
      for (const { value, pointer } of sections) {
        const template = textAt(value, 'mailText');
        if (template === undefined || !isRaw(value.fields)) continue;
        for (const field of Object.keys(objectAt(value, 'fields'))) {
          if (new RegExp(`\\{\\{\\s*${field}\\s*\\}\\}`).test(template)) continue;
          yield { place: at(`${pointer}/fields/${field}`, 'key'), args: { field, wanted: `{{${field}}}` } };
        }
      }
    }
  },
};
