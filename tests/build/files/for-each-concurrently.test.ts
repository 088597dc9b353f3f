import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { forEachConcurrently } from '../../../src/build/files/for-each-concurrently.ts';

describe('forEachConcurrently', () => {
  it('visits each item once', async () => {
    const seen: number[] = [];
    await forEachConcurrently([1, 2, 3, 4, 5], async (item) => void seen.push(item));
    expect(seen.sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('rejects once running items have ended, and starts no more', async () => {
    const ended: number[] = [];
    let begun = 0;
    const items = Array.from({ length: 1000 }, (_, index) => index);
    const work = forEachConcurrently(items, async (item) => {
      begun += 1;
      if (item === 0) throw new Error('The disk is full');
      await setImmediate();
      ended.push(item);
    });
    await expect(work).rejects.toThrow('The disk is full');
    expect(ended).toHaveLength(begun - 1);
    expect(begun).toBeLessThan(1000);
  });
});
