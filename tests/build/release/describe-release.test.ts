import { describe, expect, it } from 'vitest';
import { describeRelease } from '../../../src/build/release/describe-release.ts';

const none = { added: [], removed: [], retitled: [], resized: [], total: { before: 1000, after: 1000 } };

describe('describeRelease', () => {
  it('has a message if nothing changed, which begins with the engine if its version changed', () => {
    expect(describeRelease(none)).toMatch(/^No page was added/);
    const engine = { before: '0.1.0', after: '0.2.0' };
    expect(describeRelease({ ...none, engine })).toMatch(/^Engine: 0\.1\.0 → 0\.2\.0\nNo page was added/);
  });

  it('lists every change with the previous state', () => {
    const text = describeRelease({
      ...none,
      added: [{ path: '/neuve', title: 'Neuve', bytes: 1 }],
      retitled: [{ path: '/', before: 'Avant', after: 'Après' }],
      resized: [{ path: '/', before: 1000, after: 2500 }],
    });
    expect(text).toContain('+ /neuve  Neuve');
    expect(text).toContain('Avant → Après');
    expect(text).toContain('1.0 kB → 2.5 kB');
  });

  it('counts the omitted entries of a long list', () => {
    const added = Array.from({ length: 25 }, (_, index) => ({ path: `/p${index}`, title: 'P', bytes: 1 }));
    expect(describeRelease({ ...none, added })).toContain('and 5 more');
  });
});
