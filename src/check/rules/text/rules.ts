import type { Rule } from '../rule.ts';
import { rule as damaged } from './damaged.ts';
import { rule as decomposed } from './decomposed.ts';
import { rule as filler } from './filler.ts';
import { rule as markup } from './markup.ts';
import { rule as tooLong } from './too-long.ts';
import { rule as wrongWeekday } from './wrong-weekday.ts';

const BLANK = /^[\s\u00A0\u200B\u202F\u2060\uFEFF]+$/;

/** The rules of the group « text ». */
export const rules: readonly Rule[] = [
  /** A text does not consist only of spaces. */
  {
    code: 'text/blank',
    severity: 'error',
    *check({ ofKind }) {
      for (const { value, locate } of ofKind('text', 'markdown', 'verbatim')) {
        if (BLANK.test(value)) yield { place: locate() };
      }
    },
  },
  damaged,
  decomposed,
  filler,
  markup,
  tooLong,
  wrongWeekday,
];
