import type { Rule } from '../rule.ts';
import { rule as noSchema } from './no-schema.ts';

/** The rules of the group « editor ». */
export const rules: readonly Rule[] = [noSchema];
