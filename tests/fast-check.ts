import fc from 'fast-check';
import { isFull } from './browser/routes.ts';
import { EVERYDAY_CASES, firstSeed, PROPERTY_MS } from './random/seeds.ts';

// A failure prints its seed, which VITRINE_SEED selects.
fc.configureGlobal({
  seed: isFull || process.env.VITRINE_SEED ? firstSeed : 20_261_125,
  ...(isFull ? { numRuns: 1_000_000, interruptAfterTimeLimit: PROPERTY_MS } : { numRuns: EVERYDAY_CASES }),
});

export { fc };
