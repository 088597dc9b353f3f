import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { endAfter, fc } from './fast-check.ts';

/** Time of a property, in milliseconds, and of a case that takes longer. */
const LIMIT = 5;
const LONGER = 20;

const parameters = { seed: 7, numRuns: 1000, plugins: [endAfter(LIMIT)] };

const block = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONGER);

describe('the time of a property', () => {
  it('ends after the first case if that takes longer', async () => {
    let runs = 0;
    const blocking = fc.property(fc.nat(), () => {
      block();
      runs += 1;
    });
    fc.assert(blocking, parameters);
    expect(runs).toBe(1);
    const waiting = fc.asyncProperty(fc.nat(), async () => {
      await wait(LONGER);
      runs += 1;
    });
    await fc.assert(waiting, parameters);
    expect(runs).toBe(2);
  });

  it('does not end before the first case if drawing its value takes longer', () => {
    let runs = 0;
    const counting = fc.property(fc.nat().map(block), () => {
      runs += 1;
    });
    fc.assert(counting, parameters);
    expect(runs).toBe(1);
  });

  it('hides no failure of a case that ends later, and the message contains the seed', async () => {
    const first = fc.property(fc.nat(), () => {
      block();
      throw new Error('found');
    });
    expect(() => fc.assert(first, parameters)).toThrow(/failed after 1 tests\n\{ seed: 7,/);
    let runs = 0;
    const second = fc.asyncProperty(fc.nat(), async () => {
      runs += 1;
      if (runs === 1) return;
      await wait(LONGER);
      throw new Error('found');
    });
    await expect(fc.assert(second, parameters)).rejects.toThrow(/failed after 2 tests\n\{ seed: 7,/);
  });
});
