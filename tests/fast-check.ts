import fc from 'fast-check';
import { isFull } from './browser/routes.ts';
import { EVERYDAY_CASES, firstSeed, PROPERTY_MS } from './random/seeds.ts';

/**
 * Starts no case after this time, in milliseconds, except for the first. fast-check's own limit also ignores the case
 * that is running then, and fails if that is the first.
 */
function endAfter(ms: number): fc.Plugin<unknown> {
  return () => {
    const end = performance.now() + ms;
    let isFirst = true;
    return {
      decorateRun: (run) => (value) => {
        if (!isFirst && performance.now() >= end) return new fc.PreconditionFailure(true);
        isFirst = false;
        return run(value);
      },
    };
  };
}

// A failure prints its seed, which VITRINE_SEED selects.
fc.configureGlobal({
  seed: isFull || process.env.VITRINE_SEED ? firstSeed : 20_261_125,
  numRuns: isFull ? 1_000_000 : EVERYDAY_CASES,
});
if (isFull) fc.installGlobalPlugin(endAfter(PROPERTY_MS));

export { fc };
