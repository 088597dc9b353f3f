import { type RefObject, useEffect } from 'react';
import { afterPress } from '../ui/page/after-press.ts';

const property = '--v-consent';

/**
 * Scrolls the focused element out from under the banner, because `scroll-padding` does not do so in every browser. The
 * beginning of a tall element stays below the header. Leaves elements with a negative `tabindex` alone, because the
 * router scrolls to those.
 */
function scrollToFocus(banner: HTMLElement): void {
  const target = document.activeElement;
  if (!(target instanceof HTMLElement) || target.tabIndex < 0 || banner.contains(target)) return;
  const { bottom, top } = target.getBoundingClientRect();
  // Use the final position of the banner, which may still be moving with the bar.
  const below = Number.parseFloat(getComputedStyle(banner).bottom) || 0;
  const hidden = bottom - (window.innerHeight - banner.offsetHeight - below);
  const above = top - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
  if (hidden > 0) window.scrollBy({ top: Math.min(hidden + 16, Math.max(above, 0)), behavior: 'instant' });
}

/**
 * Keeps a banner at the bottom of the window from covering the focus (WCAG 2.2, 2.4.11), and sets `--v-consent` on the
 * root to its height, including the bar below it (`--v-bar`). Does not scroll during a press, because the press would
 * end on another element.
 */
export function useVisibleFocus(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      root.style.setProperty(property, `calc(${height}px + var(--v-bar,0px))`);
    };
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    const focus = () => afterPress(() => banner.current && scrollToFocus(element));
    measure();
    focus();
    observer?.observe(element);
    document.addEventListener('focusin', focus);
    return () => {
      observer?.disconnect();
      document.removeEventListener('focusin', focus);
      root.style.removeProperty(property);
    };
  }, [banner]);
}
