import { isRaw } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';
import { rule as noPrivacyPage } from './no-privacy-page.ts';
import { rule as standing } from './standing.ts';
import { rule as unknown } from './unknown.ts';
import { rule as unmarked } from './unmarked.ts';
import { rule as zero } from './zero.ts';

/** The rules of the group « placeholder ». */
export const rules: readonly Rule[] = [
  noPrivacyPage,
  standing,
  /** Texts that are marked as provisional are listed, as guides are. */
  {
    code: 'placeholder/text',
    severity: 'note',
    *check({ sources, guides }) {
      const ofGuides = new Set([...guides.values()].map(({ source }) => source));
      for (const source of sources.markdown.values()) {
        if (ofGuides.has(source) || !isRaw(source.data) || source.data.placeholder !== true) continue;
        yield { place: source.locate('/placeholder', 'key') };
      }
    },
  },
  unknown,
  unmarked,
  zero,
];
