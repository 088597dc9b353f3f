import type { Rule } from '../rule.ts';

/** A picture that says something has an alternative text; a decorative one may go without. */
export const rule: Rule = {
  code: 'media/no-alt',
  severity: 'warning',
  *check({ strings, links }) {
    for (const { key, value, schema, holderSchema, locate } of strings) {
      // Where none may be empty, the form of the site is wrong.
      if (key !== 'alt' || value !== '' || schema.minLength) continue;
      if (!holderSchema['x-decorative']) yield { place: locate() };
    }
    for (const { isImage, text, locateText } of links) {
      if (isImage && text?.trim() === '') yield { place: locateText() };
    }
  },
};
