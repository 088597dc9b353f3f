import { textAt } from '../../../model/read/values.ts';
import type { FormField } from '../../../model/types.generated.ts';
import type { Rule } from '../rule.ts';

/** Settings that only apply to some kinds of fields. */
const KINDS: Partial<Record<keyof FormField, readonly string[]>> = {
  options: ['choice'],
  placeholder: ['choice'],
  rows: ['longText'],
  maxLength: ['text', 'phone', 'email', 'longText'],
};

/** Fields have no settings that their control ignores. */
export const rule: Rule = {
  code: 'form/unused-setting',
  severity: 'warning',
  *check({ forms, at }) {
    for (const { name, settings, pointer } of forms.flatMap(({ fields }) => fields)) {
      const kind = textAt(settings, 'kind');
      if (kind === undefined) continue;
      for (const [setting, kinds] of Object.entries(KINDS)) {
        if (!Object.hasOwn(settings, setting) || kinds.includes(kind)) continue;
        yield { place: at(`${pointer}/${setting}`, 'key'), args: { setting, field: name, kind } };
      }
    }
  },
};
