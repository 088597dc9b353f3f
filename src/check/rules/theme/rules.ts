import type { Rule } from '../rule.ts';
import { rule as contrast } from './contrast.ts';

/** The rules of the group « theme ». */
export const rules: readonly Rule[] = [contrast];
