import { nearest } from '../../../text/nearest.ts';
import { placesOfLostEntries } from '../../facts/collections.ts';
import { formsWithoutTemplate, strayTemplates } from '../../facts/forms.ts';
import { placesOfMissingPart } from '../../facts/missing-parts.ts';
import type { Rule } from '../rule.ts';

/** Every mail template belongs to a form. */
export const rule: Rule = {
  code: 'form/unknown-template',
  severity: 'error',
  subsumedBy: ['schema/*', 'reference/missing-part'],
  *check(facts) {
    const known = facts.forms.map(({ id }) => id).join(', ') || '-';
    const causes = [...placesOfLostEntries('forms', facts), ...placesOfMissingPart('forms', facts)];
    const wanting = formsWithoutTemplate(facts).map(({ id }) => id);
    for (const { typed, place } of strayTemplates(facts)) {
      const suggestion = nearest(typed, wanting) ?? (wanting.length === 1 ? wanting[0] : undefined);
      yield { place, args: { typed, known }, suggestion, causes };
    }
  },
};
