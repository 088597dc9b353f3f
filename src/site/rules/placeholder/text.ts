import { isRaw } from '../../read/values.ts';
import type { Rule } from '../rule.ts';

/** A text that a page shows and that is marked as provisional is listed, as a guide is. */
export const rule: Rule = {
  code: 'placeholder/text',
  severity: 'note',
  *check({ sources, guides }) {
    const ofGuides = new Set([...guides.values()].map(({ source }) => source));
    for (const source of sources.markdown.values()) {
      if (ofGuides.has(source) || !isRaw(source.data) || source.data.placeholder !== true) continue;
      yield { place: source.locate('/placeholder', 'key') };
    }
  },
};
