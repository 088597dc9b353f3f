import { seeded } from '../browser/routes.ts';

/** Random choices that are the same for the same seed. */
export interface Chance {
  /** Whether an event of this probability (0 to 1) happens. */
  is(probability: number): boolean;
  /** Returns a whole number between two, inclusive. */
  between(least: number, most: number): number;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

/** Creates the random choices for a seed. */
export function createChance(seed: number): Chance {
  const next = seeded(seed);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('Nothing to pick from');
    return items[between(0, items.length - 1)] as T;
  };
  return {
    is: (probability) => next() < probability,
    between,
    pick,
    shuffled: (items) =>
      items
        .map((item) => [next(), item] as const)
        .sort(([a], [b]) => a - b)
        .map(([, item]) => item),
  };
}
