import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useVisibleFocus } from '../../src/consent/use-visible-focus.ts';
import { listenForPresses } from '../../src/ui/page/after-press.ts';
import { cleanup, renderHook } from '../ui/testing-library.ts';

const BANNER = 200;
const scrollBy = vi.fn();

/**
 * Creates an element 40 pixels high. `bottom` is the distance of its lower edge from the top of the window, which is
 * 768 pixels high.
 */
function place(html: string, bottom: number): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  element.getBoundingClientRect = () => ({ top: bottom - 40, bottom, height: 40 }) as DOMRect;
  vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  return element;
}

function show() {
  const banner = document.createElement('section');
  banner.getBoundingClientRect = () => ({ height: BANNER - 0.4 }) as DOMRect;
  Object.defineProperty(banner, 'offsetHeight', { value: BANNER });
  return renderHook(() => useVisibleFocus({ current: banner }));
}

beforeEach(() => {
  vi.stubGlobal('scrollBy', scrollBy.mockClear());
  vi.stubGlobal('innerHeight', 768);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('sets --v-consent to its height, rounded up, plus that of the bar, until it is removed', () => {
  const height = () => document.documentElement.style.getPropertyValue('--v-consent');
  const { unmount } = show();
  expect(height()).toBe('calc(200px + var(--v-bar,0px))');
  unmount();
  expect(height()).toBe('');
});

it('scrolls the focused element out from under it, at most to the top', () => {
  show();
  place('<input>', 700).focus();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 700 - 568 + 16, behavior: 'instant' });
  const tall = place('<input>', 700);
  tall.getBoundingClientRect = () => ({ top: 30, bottom: 700 }) as DOMRect;
  tall.focus();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 30, behavior: 'instant' });
});

it('treats the area below it as covered', () => {
  const spy = vi.spyOn(window, 'getComputedStyle').mockReturnValue({ bottom: '53px' } as CSSStyleDeclaration);
  show();
  place('<input>', 560).focus();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 560 - 515 + 16, behavior: 'instant' });
  spy.mockRestore();
});

it('scrolls an already focused element when it appears', () => {
  place('<input>', 700).focus();
  show();
  expect(scrollBy).toHaveBeenCalledOnce();
});

it('ignores elements that it does not cover, and those focused by the program', () => {
  show();
  place('<input>', 568).focus();
  place('<h1 tabindex="-1">', 700).focus();
  expect(scrollBy).not.toHaveBeenCalled();
});

it('does not scroll during a press, and scrolls once it ends', async () => {
  onTestFinished(listenForPresses());
  show();
  const field = place('<input>', 700);
  const press = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  press('pointerdown');
  field.focus();
  press('pointerup');
  press('click');
  expect(scrollBy).not.toHaveBeenCalled();
  await expect.poll(() => scrollBy.mock.calls.length).toBe(1);
});

it('stops listening after unmounting', () => {
  const { unmount } = show();
  unmount();
  place('<input>', 700).focus();
  expect(scrollBy).not.toHaveBeenCalled();
});
