import { nearest } from '../../../text/nearest.ts';
import { placesOfIgnoredEntries } from '../../site-index/collections.ts';
import { formsWithoutTemplate, strayTemplates } from '../../site-index/forms.ts';
import { placesOfMissingPart } from '../../site-index/missing-parts.ts';
import type { Rule } from '../rule.ts';

/** Every mail template belongs to a form. */
export const rule: Rule = {
  code: 'form/unknown-template',
  severity: 'error',
  subsumedBy: ['schema/*', 'reference/missing-part'],
  *check(site) {
    const known = site.forms.map(({ id }) => id).join(', ') || '-';
    const causes = [...placesOfIgnoredEntries('forms', site), ...placesOfMissingPart('forms', site)];
    const wanting = formsWithoutTemplate(site).map(({ id }) => id);
    for (const { typed, place } of strayTemplates(site)) {
      const suggestion = nearest(typed, wanting) ?? (wanting.length === 1 ? wanting[0] : undefined);
      yield { place, args: { typed, known }, suggestion, causes };
    }
  },
};
