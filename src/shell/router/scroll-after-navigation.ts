import { TARGETED_EVENT } from '../../protocol/events.ts';
import { prefersReducedMotion } from '../../ui/page/prefers-reduced-motion.ts';
import { focusedControlOf, type ScrollPosition } from './use-scroll-restoration.ts';

/** A navigation that has ended. */
interface FinishedNavigation {
  /** `POP` is back or forward. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  hash: string;
  /** Scroll position of this history entry when the visitor left it, if ever. */
  position: ScrollPosition | undefined;
}

/**
 * Focuses an element that is not focusable. Its `tabindex` is removed when it loses the focus, because otherwise a
 * click on its text would focus it too, and Tab would continue from its beginning.
 */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * Opens the `<details>` around an element, as browsers do for addresses that they load (HTML, « ancestor revealing »).
 */
function openAncestors(element: HTMLElement): void {
  // A summary is visible while its own details are closed.
  const shown = element.closest('summary')?.parentElement ?? element;
  for (let fold = shown.parentElement?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
}

/** Returns the element with the id in a hash, if any. */
function hashTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * Scrolls and moves the focus after a navigation: back and forward restore both, a hash scrolls smoothly to its target
 * (at once under reduced motion), anything else starts at the top.
 */
export function scrollAfterNavigation({ action, hash, position }: FinishedNavigation): void {
  if (action === 'POP' && position) {
    scrollTo({ top: position.top, behavior: 'instant' });
    focusedControlOf(position)?.focus({ preventScroll: true });
    return;
  }
  const target = hashTarget(hash);
  if (target) {
    openAncestors(target);
    if (!target.dispatchEvent(new Event(TARGETED_EVENT, { bubbles: true, cancelable: true }))) return;
    target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    focusOnce(target);
    return;
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (start) focusOnce(start);
}
