import type { Rule } from '../rule.ts';
import { rule as malformedEmail } from './malformed-email.ts';
import { rule as malformedPhone } from './malformed-phone.ts';

/** The rules of the group « contact ». */
export const rules: readonly Rule[] = [malformedEmail, malformedPhone];
