import { type RefObject, useEffect } from 'react';

const property = '--v-consent';

/** A pointer goes down, and up again or away. */
const PRESSES = ['pointerdown', 'pointerup', 'pointercancel'];

/**
 * Scrolls what has focus out from under the banner; `scroll-padding` alone does not in every browser. What the keyboard
 * does not come to is focused by the program, which has scrolled to it, or still does: the section that a link names.
 * What a pointer presses stays under it, or the press would end on something else.
 */
function clearFocus(banner: HTMLElement): void {
  const target = document.activeElement;
  if (!(target instanceof HTMLElement) || target.tabIndex < 0 || banner.contains(target)) return;
  if (!target.matches(':focus-visible')) return;
  const { bottom, top } = target.getBoundingClientRect();
  // Where it ends up: it may still be sliding in.
  const hidden = bottom - (window.innerHeight - banner.offsetHeight);
  if (hidden > 0) window.scrollBy({ top: Math.min(hidden + 16, Math.max(top, 0)), behavior: 'instant' });
}

/**
 * Keeps a banner at the foot of the window from hiding anything: while it shows, `--v-consent` on the root holds its
 * height in pixels, and what has focus or receives it is scrolled clear of it (WCAG 2.2, 2.4.11).
 */
export function useClearance(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => root.style.setProperty(property, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    let isPressed = false;
    const press = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
    };
    const focus = () => {
      if (!isPressed) clearFocus(element);
    };
    measure();
    focus();
    observer?.observe(element);
    for (const name of PRESSES) document.addEventListener(name, press, true);
    // A text field shows that it has focus when it was clicked, too.
    for (const name of ['focusin', 'click']) document.addEventListener(name, focus);
    return () => {
      observer?.disconnect();
      for (const name of PRESSES) document.removeEventListener(name, press, true);
      for (const name of ['focusin', 'click']) document.removeEventListener(name, focus);
      root.style.removeProperty(property);
    };
  }, [banner]);
}
