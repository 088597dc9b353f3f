import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isFull, seeded } from '../browser/routes.ts';
import type { Mutation } from './apply-mutation.ts';
import { fixtures } from './fixtures.ts';
import { comparePair, exclusionOf, type Mistake, PairChecker } from './mistake-pairs.ts';
import { slips } from './slips.ts';

/** Pairs of which one mistake hides the other, or changes what is said of it, by the reason. */
interface Hidden {
  why: string;
  pairs: [string, string][];
}

const SEED = 20_261_120;
/** Pairs that are checked every night, and those of them that are checked every day. */
const [ALL, EVERYDAY] = [2000, 250];

const checker = new PairChecker();
afterAll(() => checker.close());

const nameOf = (one: string, other: string) => [one, other].sort().join(' + ');

const mutations: [name: string, mutation: Mutation][] = [
  ...fixtures,
  ...slips.map(({ what, file, find, put }): [string, Mutation] => [what, { edits: [{ file, find, put }] }]),
];

/** What is found after one mistake alone, by its number. */
const alone = new Map<number, Mistake>();

function mistakeAt(index: number): Mistake {
  const known = alone.get(index) ?? checker.mistake(...(mutations[index] as [string, Mutation]));
  alone.set(index, known);
  return known;
}

/** The first pairs of a fixed order in which both mistakes have to be found. */
function pairsOf(count: number): Map<string, [Mistake, Mistake]> {
  const chance = seeded(SEED);
  const pick = () => mistakeAt(Math.floor(chance() * mutations.length));
  const pairs = new Map<string, [Mistake, Mistake]>();
  while (pairs.size < count) {
    const [one, other] = [pick(), pick()];
    if (one === other || exclusionOf(one, other)) continue;
    pairs.set(nameOf(one.name, other.name), [one, other]);
  }
  return pairs;
}

describe('two mistakes on one site', () => {
  it('are both found, or the second once the first is corrected, as hidden-pairs.json says', () => {
    const pairs = pairsOf(isFull ? ALL : EVERYDAY);
    const listed = JSON.parse(readFileSync(path.join(import.meta.dirname, 'hidden-pairs.json'), 'utf8')) as Hidden[];
    const known = listed.flatMap(({ pairs: hidden }) => hidden.map(([one, other]) => nameOf(one, other)));
    const different = [...pairs].flatMap(([name, [one, other]]) => {
      const { hidden, more } = comparePair(one, other, checker.checkBoth(one, other).found);
      // What is left of a pair whose first mistake is corrected is the second alone: its own test holds what is found.
      return hidden.length + more.length > 0 ? [{ name, hidden, more }] : [];
    });
    expect(different.filter(({ name }) => !known.includes(name))).toEqual([]);
    const names = different.map(({ name }) => name);
    expect(known.filter((name) => pairs.has(name) && !names.includes(name))).toEqual([]);
    if (isFull) expect(known.filter((name) => !pairs.has(name))).toEqual([]);
  }, 300_000);
});
