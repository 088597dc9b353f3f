import { namesIn } from '../../../model/markdown/find-names.ts';
import type { Rule } from '../rule.ts';

/** The message of a form contains all answers of the visitor. */
export const rule: Rule = {
  code: 'form/unused-field',
  severity: 'warning',
  subsumedBy: ['form/unknown-field'],
  *check({ forms, names, at }) {
    for (const { id, fields, params } of forms) {
      const texts = Object.values(params).filter((text) => typeof text === 'string');
      const used = new Set(texts.flatMap((text) => [...namesIn(text)].map(({ name }) => name)));
      const lost = names.filter(
        ({ form, name, allowed }) => form === id && !name.includes('.') && !allowed?.includes(name),
      );
      for (const { name, pointer } of fields) {
        if (name === '' || used.has(name)) continue;
        yield {
          place: at(`${pointer}/name`),
          args: { field: name, wanted: `{{${name}}}` },
          causes: lost.map(({ locate }) => locate()),
        };
      }
    }
  },
};
