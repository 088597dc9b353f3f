import type { Rule } from '../rule.ts';
import { rule as emptyFile } from './empty-file.ts';
import { rule as unusedFile } from './unused-file.ts';

/** The rules of the group « content ». */
export const rules: readonly Rule[] = [emptyFile, unusedFile];
