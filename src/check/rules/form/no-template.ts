import { formsWithoutTemplate, strayTemplates } from '../../facts/forms.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  code: 'form/no-template',
  severity: 'error',
  subsumedBy: ['schema/*', 'form/unknown-template'],
  *check(facts) {
    const causes = strayTemplates(facts).map(({ place }) => place);
    for (const { id, pointer } of formsWithoutTemplate(facts)) {
      yield { place: facts.at(pointer, 'key'), args: { form: id }, causes };
    }
  },
};
