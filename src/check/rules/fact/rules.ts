import type { Rule } from '../rule.ts';
import { rule as circular } from './circular.ts';
import { rule as copyDiffers } from './copy-differs.ts';
import { rule as doubledUnit } from './doubled-unit.ts';
import { rule as incomplete } from './incomplete.ts';
import { rule as typedByHand } from './typed-by-hand.ts';
import { rule as unknown } from './unknown.ts';
import { rule as unknownSource } from './unknown-source.ts';
import { rule as unused } from './unused.ts';

/** The rules of the group « fact ». */
export const rules: readonly Rule[] = [
  circular,
  copyDiffers,
  doubledUnit,
  incomplete,
  /** Names have exactly two braces on either side. */
  {
    code: 'fact/malformed',
    severity: 'error',
    isCertain: true,
    *check(site) {
      for (const { place, typed, suggestion } of site.malformedNames) {
        yield { place, args: { typed, example: suggestion ?? '{{facts.…}}' }, suggestion };
      }
    },
  },
  typedByHand,
  unknown,
  unknownSource,
  unused,
];
