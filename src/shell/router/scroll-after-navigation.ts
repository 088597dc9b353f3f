import { controlOf, type Place } from './use-scroll-restoration.ts';

/** Where a navigation leaves the reader. */
export interface Arrival {
  /** `POP` is back or forward. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  hash: string;
  /** Where the visitor has left this entry of the history, if ever. */
  place: Place | undefined;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Gives the focus to what does not take it by itself, for this once: an element that kept taking it would take that of
 * a click on its text too, and Tab would lead from its beginning.
 */
function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Unfolds what an element is hidden in, as browsers do for addresses that they load (HTML, « ancestor revealing »). */
function unfold(element: HTMLElement): void {
  // A question shows, whether its answer does or not.
  const shown = element.closest('summary')?.parentElement ?? element;
  for (let fold = shown.parentElement?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
}

/** Element that a hash names, if any. */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/**
 * Applies the scroll rule after each navigation: back and forward restore the position and the focus, a hash scrolls
 * smoothly to its target (at once under reduced motion), anything else starts at the top. Focus follows.
 */
export function arrive({ action, hash, place }: Arrival): void {
  if (action === 'POP' && place) {
    scrollTo({ top: place.top, behavior: 'instant' });
    controlOf(place)?.focus({ preventScroll: true });
    return;
  }
  const target = hashTarget(hash);
  if (target) {
    unfold(target);
    target.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth' });
    focusQuietly(target);
    return;
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (start) focusQuietly(start);
}
