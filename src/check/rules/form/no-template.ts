import { formsWithoutTemplate, strayTemplates } from '../../site-index/forms.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  code: 'form/no-template',
  severity: 'error',
  subsumedBy: ['schema/*', 'form/unknown-template'],
  *check(site) {
    const causes = strayTemplates(site).map(({ place }) => place);
    for (const { id, pointer } of formsWithoutTemplate(site)) {
      yield { place: site.at(pointer, 'key'), args: { form: id }, causes };
    }
  },
};
