import type { Rule } from '../rule.ts';
import { rule as several } from './several.ts';
import { rule as unusedField } from './unused-field.ts';
import { rule as unusedSetting } from './unused-setting.ts';

/** The rules of the group « form ». */
export const rules: readonly Rule[] = [several, unusedField, unusedSetting];
