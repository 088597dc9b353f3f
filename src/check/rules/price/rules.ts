import type { Rule } from '../rule.ts';
import { rule as outOfRange } from './out-of-range.ts';
import { rule as textDiffers } from './text-differs.ts';

/** The rules of the group « price ». */
export const rules: readonly Rule[] = [outOfRange, textDiffers];
