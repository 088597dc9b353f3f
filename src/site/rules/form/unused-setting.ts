import { isRaw, objectAt } from '../../read/values.ts';
import type { Rule } from '../rule.ts';

/** Fields that are lists of choices. */
const CHOICES = new Set(['needsEcommerce']);

/** No field has choices that its control does not show. */
export const rule: Rule = {
  code: 'form/unused-setting',
  severity: 'warning',
  *check({ pages, at }) {
    for (const { sections } of pages) {
      for (const { value, pointer } of sections) {
        for (const [field, settings] of Object.entries(objectAt(value, 'fields'))) {
          if (!isRaw(settings) || settings.options === undefined || CHOICES.has(field)) continue;
          yield { place: at(`${pointer}/fields/${field}/options`, 'key'), args: { setting: 'options', field } };
        }
      }
    }
  },
};
