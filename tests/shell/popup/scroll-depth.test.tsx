import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentDepth } from '../../../src/shell/popup/scroll-depth.ts';

/** Returns the depth at a scroll position of a page of this height, in a window 1,000 pixels high. */
function depthOf(scrollHeight: number, scrollY: number): number {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  Object.assign(window, { scrollY, innerHeight: 1000 });
  return currentDepth();
}

afterEach(() => vi.restoreAllMocks());

describe('the depth of a page', () => {
  it('stays between 0 and 1 when the page bounces past its ends', () => {
    expect(depthOf(2000, -80)).toBe(0);
    expect(depthOf(2000, 1080)).toBe(1);
  });

  it('is 0 on a page that fits the window', () => {
    expect(depthOf(800, 0)).toBe(0);
  });
});
