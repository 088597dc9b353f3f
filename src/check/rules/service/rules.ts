import type { Rule } from '../rule.ts';
import { rule as adsWithoutChoice } from './ads-without-choice.ts';
import { rule as blankInCode } from './blank-in-code.ts';
import { rule as undeclaredHost } from './undeclared-host.ts';

/** The rules of the group « service ». */
export const rules: readonly Rule[] = [adsWithoutChoice, blankInCode, undeclaredHost];
