import { formIn } from '../../site-index/forms.ts';
import type { Rule } from '../rule.ts';

/** Words that promise a call; « nous rappelons que » does not. */
const PROMISE =
  /(?<!\p{L})(?:vous r?appel(?:ons|lerons|lerai|lera|le|er)|nous r?appelons(?! que)|(?:être|serez) r?appelée?s?)(?!\p{L})/iu;

/** A form without a field for a telephone number does not promise a call, nor does a section that shows this form. */
export const rule: Rule = {
  code: 'form/promised-call',
  severity: 'warning',
  *check({ forms, pages, strings, sources }) {
    for (const { id, pointer, fields } of forms) {
      if (fields.some(({ settings }) => settings.kind === 'phone')) continue;
      const shows = pages.flatMap(({ sections }) => sections.filter(({ value }) => formIn(value) === id));
      const parts = [pointer, ...shows.map((section) => section.pointer)].map((part) => `${part}/`);
      for (const { value, kind, pointer: at, document, locate } of strings) {
        if (kind !== 'text' || document !== sources.manifest) continue;
        const [typed] = PROMISE.exec(value) ?? [];
        if (typed && parts.some((part) => at.startsWith(part))) yield { place: locate(), args: { form: id, typed } };
      }
    }
  },
};
