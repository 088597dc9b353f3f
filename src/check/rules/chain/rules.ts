import type { Rule } from '../rule.ts';
import { rule as articleInTwoChains } from './article-in-two-chains.ts';
import { rule as hubWithoutList } from './hub-without-list.ts';
import { rule as lostGuide } from './lost-guide.ts';
import { rule as notClosed } from './not-closed.ts';

/** The rules of the group « chain ». */
export const rules: readonly Rule[] = [articleInTwoChains, hubWithoutList, lostGuide, notClosed];
