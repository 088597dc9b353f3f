import { isFull } from '../browser/routes.ts';

/** Time of one property in a full run, in milliseconds. */
export const PROPERTY_MS = 8_000;

/** Cases of one property in an everyday run. */
export const EVERYDAY_CASES = 50;

const today = Math.floor(Date.now() / 86_400_000);

/**
 * The first seed: always the same in everyday runs, and another one for each day in full runs. `VITRINE_SEED` selects
 * one, such as that of a failure, whose message contains it.
 */
export const firstSeed = Number(process.env.VITRINE_SEED ?? (isFull ? today * 10_000 : 1));

/**
 * Yields the seeds of random cases: a fixed number in an everyday run; in a full run, at least as many, and all that
 * fit into the time.
 */
export function* seeds(everyday = EVERYDAY_CASES): Generator<number> {
  const end = Date.now() + PROPERTY_MS;
  for (let count = 0; isFull ? count < everyday || Date.now() < end : count < everyday; count += 1)
    yield firstSeed + count;
}
