import { describe, expect, it } from 'vitest';
import { readingDepth } from '../../../src/shell/popup/scroll-depth.ts';

describe('readingDepth', () => {
  it('is the scrolled share of the scrollable height', () => {
    expect(readingDepth({ scrollY: 500, scrollHeight: 2000, innerHeight: 1000 })).toBe(0.5);
    expect(readingDepth({ scrollY: 499, scrollHeight: 2000, innerHeight: 1000 })).toBeLessThan(0.5);
  });

  it('stays between 0 and 1 when the page bounces past its ends', () => {
    expect(readingDepth({ scrollY: -80, scrollHeight: 2000, innerHeight: 1000 })).toBe(0);
    expect(readingDepth({ scrollY: 1080, scrollHeight: 2000, innerHeight: 1000 })).toBe(1);
  });

  it('is 0 on a page that fits the window', () => {
    expect(readingDepth({ scrollY: 0, scrollHeight: 800, innerHeight: 1000 })).toBe(0);
  });
});
