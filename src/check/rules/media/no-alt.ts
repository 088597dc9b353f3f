import type { Rule } from '../rule.ts';

/** Blocks whose pictures say something that the text beside them does not. */
const TELLING = /\/(?:portfolio\/\d+\/image|picture|phonePicture|poster)\/alt$/;

/** A picture that says something has an alternative text; a decorative one may go without. */
export const rule: Rule = {
  code: 'media/no-alt',
  severity: 'warning',
  *check({ strings, links }) {
    for (const { key, pointer, value, locate } of strings) {
      if (key === 'alt' && value === '' && TELLING.test(pointer)) yield { place: locate() };
    }
    for (const { isImage, text, locateText } of links) {
      if (isImage && text?.trim() === '') yield { place: locateText() };
    }
  },
};
