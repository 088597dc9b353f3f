import { textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';
import { rule as noTemplate } from './no-template.ts';
import { rule as promisedCall } from './promised-call.ts';
import { rule as several } from './several.ts';
import { rule as unknownField } from './unknown-field.ts';
import { rule as unknownTemplate } from './unknown-template.ts';
import { rule as unusedField } from './unused-field.ts';
import { hasSetting, rule as unusedSetting } from './unused-setting.ts';

/** The rules of the group « form ». */
export const rules: readonly Rule[] = [
  /** Two fields of a form never share a name. */
  {
    code: 'form/duplicate-field',
    severity: 'error',
    *check({ forms, at }) {
      for (const { id, fields } of forms) {
        const seen = new Set<string>();
        for (const { name, pointer } of fields) {
          if (seen.has(name)) yield { place: at(`${pointer}/name`), args: { form: id, field: name } };
          if (name !== '') seen.add(name);
        }
      }
    },
  },
  /** A field with choices has at least one option. */
  {
    code: 'form/no-options',
    severity: 'error',
    subsumedBy: ['schema/*'],
    *check({ forms, at }) {
      for (const { name, settings, pointer } of forms.flatMap(({ fields }) => fields)) {
        if (!hasSetting(textAt(settings, 'kind'), 'options')) continue;
        if (Array.isArray(settings.options) && settings.options.length > 0) continue;
        if (settings.options === undefined || Array.isArray(settings.options))
          yield { place: at(`${pointer}/kind`), args: { field: name } };
      }
    },
  },
  noTemplate,
  promisedCall,
  several,
  unknownField,
  unknownTemplate,
  unusedField,
  unusedSetting,
];
