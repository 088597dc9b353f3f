import type { Rule } from '../rule.ts';

/** An informative picture has an alternative text; a decorative one may have none. */
export const rule: Rule = {
  code: 'media/no-alt',
  severity: 'warning',
  *check({ strings, links }) {
    for (const { key, value, schema, holderSchema, locate } of strings) {
      // If the schema does not allow an empty text, this is a shape error.
      if (key !== 'alt' || value !== '' || schema.minLength) continue;
      if (!holderSchema['x-decorative']) yield { place: locate() };
    }
    for (const { isImage, text, locateText } of links) {
      if (isImage && text?.trim() === '') yield { place: locateText() };
    }
  },
};
