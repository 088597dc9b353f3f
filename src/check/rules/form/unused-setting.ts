import { textAt } from '../../../model/read/values.ts';
import { schemaNamed, titleOfKey } from '../../../model/schema/schemas.ts';
import type { FormField } from '../../../model/types.generated.ts';
import type { Rule } from '../rule.ts';

/** Settings that only apply to some kinds of fields, by kind. */
const SETTINGS: Readonly<Record<FormField['kind'], readonly (keyof FormField)[]>> = {
  text: ['maxLength'],
  phone: ['maxLength'],
  email: ['maxLength'],
  date: [],
  choice: ['options', 'placeholder'],
  longText: ['maxLength', 'rows'],
};

const FIELD = schemaNamed('form-field');
const LIMITED = new Set(Object.values(SETTINGS).flat());

/** Whether such a setting applies to a kind of fields. */
export function hasSetting(kind: string | undefined, setting: keyof FormField): boolean {
  return Object.entries(SETTINGS).some(([name, settings]) => name === kind && settings.includes(setting));
}

/** Fields have no settings that their control ignores. */
export const rule: Rule = {
  code: 'form/unused-setting',
  severity: 'warning',
  *check({ forms, at }) {
    for (const { name, settings, pointer } of forms.flatMap(({ fields }) => fields)) {
      const kind = textAt(settings, 'kind');
      if (kind === undefined) continue;
      for (const setting of LIMITED) {
        if (!Object.hasOwn(settings, setting) || hasSetting(kind, setting)) continue;
        yield {
          place: at(`${pointer}/${setting}`, 'key'),
          args: { setting, settingTitle: titleOfKey(setting, FIELD), field: name, kind },
        };
      }
    }
  },
};
