import { type RefObject, useEffect } from 'react';

/**
 * Lets an element take the focus while its content is larger than itself, so that the arrow keys scroll it (WCAG 2.1.1).
 * For content that may have nothing else to focus.
 */
export function useScrollByKeyboard(scrolled: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scrolled.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const update = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
}
