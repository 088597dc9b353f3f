import { type RefObject, useEffect } from 'react';

const property = '--v-consent';

/**
 * Scrolls what has focus out from under the banner; `scroll-padding` alone does not in every browser. What the keyboard
 * does not come to is focused by the program, which has scrolled to it, or still does: the section that a link names.
 */
function clearFocus(banner: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target.tabIndex < 0 || banner.contains(target)) return;
  const { bottom, top } = target.getBoundingClientRect();
  const hidden = bottom - banner.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy({ top: Math.min(hidden + 16, Math.max(top, 0)), behavior: 'instant' });
}

/**
 * Keeps a banner at the foot of the window from hiding anything: while it shows, `--v-consent` on the root holds its
 * height in pixels, and what receives focus is scrolled clear of it (WCAG 2.2, 2.4.11).
 */
export function useClearance(banner: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = banner.current;
    if (!shown || !element) return;
    const root = document.documentElement;
    const measure = () => root.style.setProperty(property, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    const focus = ({ target }: FocusEvent) => clearFocus(element, target);
    measure();
    observer?.observe(element);
    document.addEventListener('focusin', focus);
    return () => {
      observer?.disconnect();
      document.removeEventListener('focusin', focus);
      root.style.removeProperty(property);
    };
  }, [banner, shown]);
}
