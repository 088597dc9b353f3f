import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFull } from '../browser/routes.ts';
import type { Mutation } from './apply-mutation.ts';
import { fixtures } from './fixtures.ts';
import { checkBoth, checkMistake, comparePair, exclusionOf, type Mistake } from './mistake-pairs.ts';
import { mistakes } from './mistakes.ts';

/** Pairs in which one mistake hides the other, or changes its message, by reason. */
interface Hidden {
  why: string;
  pairs: [string, string][];
}

/** Shares of all pairs that are checked in nightly and in everyday runs. */
const [NIGHTLY, EVERYDAY] = [0.047, 0.001];

const nameOf = (one: string, other: string) => [one, other].sort().join(' + ');

const mutations: [name: string, mutation: Mutation][] = [
  // Style and spelling have separate tests.
  ...fixtures.filter(([, { texts }]) => !texts),
  ...mistakes.map(({ what, file, find, put }): [string, Mutation] => [what, { edits: [{ file, find, put }] }]),
];

/** Findings of each single mistake, by its number. */
const alone = new Map<number, Mistake>();

function mistakeAt(index: number): Mistake {
  const known = alone.get(index) ?? checkMistake(...(mutations[index] as [string, Mutation]));
  alone.set(index, known);
  return known;
}

/**
 * Computes a number between 0 and 1 from the names of a pair, so that a new mistake does not change the sample of the
 * others.
 */
function rankOf(name: string): number {
  return Number.parseInt(hash('sha256', name, 'hex').slice(0, 8), 16) / 2 ** 32;
}

const listed = JSON.parse(readFileSync(path.join(import.meta.dirname, 'hidden-pairs.json'), 'utf8')) as Hidden[];
const known = listed.flatMap(({ pairs }) => pairs.map(([one, other]) => nameOf(one, other)));

/**
 * Returns a fixed share of the pairs in which both mistakes have to be reported, and in a full run also the pairs of
 * `hidden-pairs.json`.
 */
function pairsOf(share: number): Map<string, [Mistake, Mistake]> {
  const pairs = new Map<string, [Mistake, Mistake]>();
  for (const [index, [one]] of mutations.entries()) {
    for (const [before, [other]] of mutations.slice(0, index).entries()) {
      const name = nameOf(one, other);
      if (rankOf(name) >= share && !(isFull && known.includes(name))) continue;
      const pair: [Mistake, Mistake] = [mistakeAt(before), mistakeAt(index)];
      if (!exclusionOf(...pair)) pairs.set(name, pair);
    }
  }
  return pairs;
}

describe('two mistakes on one site', () => {
  it('are both reported, or the second once the first is corrected, as in hidden-pairs.json', () => {
    const pairs = pairsOf(isFull ? NIGHTLY : EVERYDAY);
    const different = [...pairs].flatMap(([name, [one, other]]) => {
      const { hidden, more } = comparePair(one, other, checkBoth(one, other));
      // After the first mistake of a pair is corrected, only the second remains, which has its own test.
      return hidden.length + more.length > 0 ? [{ name, hidden, more }] : [];
    });
    const unlisted = different.filter(({ name }) => !known.includes(name));
    expect(unlisted, 'report both mistakes, or list the pair with its reason in hidden-pairs.json').toEqual([]);
    const names = different.map(({ name }) => name);
    expect(known.filter((name) => pairs.has(name) && !names.includes(name))).toEqual([]);
    if (!isFull) return;
    expect(pairs.size).toBeGreaterThanOrEqual(2000);
    expect(known.filter((name) => !pairs.has(name))).toEqual([]);
  });
});
