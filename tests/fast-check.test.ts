import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endAfter, fc } from './fast-check.ts';

/** Time of a property, in milliseconds, and of a case that takes longer. */
const LIMIT = 5;
const LONGER = 20;

const parameters = { seed: 7, numRuns: 1000, plugins: [endAfter(LIMIT)] };

let now = 0;
beforeEach(() => {
  now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  return () => clock.mockRestore();
});

const takeLonger = () => {
  now += LONGER;
};

describe('the time of a property', () => {
  it('ends after the first case if that takes longer', async () => {
    let runs = 0;
    const count = () => {
      takeLonger();
      runs += 1;
    };
    fc.assert(fc.property(fc.nat(), count), parameters);
    expect(runs).toBe(1);
    await fc.assert(
      fc.asyncProperty(fc.nat(), async () => count()),
      parameters,
    );
    expect(runs).toBe(2);
  });

  it('does not end before the first case if drawing its value takes longer', () => {
    let runs = 0;
    const counting = fc.property(fc.nat().map(takeLonger), () => {
      runs += 1;
    });
    fc.assert(counting, parameters);
    expect(runs).toBe(1);
  });

  it('hides no failure of a case that ends later, and the message contains the seed', async () => {
    const first = fc.property(fc.nat(), () => {
      takeLonger();
      throw new Error('found');
    });
    expect(() => fc.assert(first, parameters)).toThrow(/failed after 1 tests\n\{ seed: 7,/);
    let runs = 0;
    const second = fc.asyncProperty(fc.nat(), async () => {
      runs += 1;
      if (runs === 1) return;
      takeLonger();
      throw new Error('found');
    });
    await expect(fc.assert(second, parameters)).rejects.toThrow(/failed after 2 tests\n\{ seed: 7,/);
  });
});
