import type { Rule } from '../rule.ts';
import { rule as impossibleDates } from './impossible-dates.ts';
import { rule as notReviewed } from './not-reviewed.ts';

/** The rules of the group « article ». */
export const rules: readonly Rule[] = [impossibleDates, notReviewed];
