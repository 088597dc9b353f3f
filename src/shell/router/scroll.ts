/** Where a navigation leaves the reader. */
export interface Arrival {
  /** `POP` is back or forward. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** Key of the history entry. */
  key: string;
  hash: string;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
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
 * Applies the scroll rule after each navigation: back and forward restore the position, a hash scrolls smoothly
 * to its target (at once under reduced motion), anything else starts at the top. Focus follows.
 */
export function arrive({ action, key, hash }: Arrival, positions: ReadonlyMap<string, number>): void {
  const kept = action === 'POP' ? positions.get(key) : undefined;
  if (kept !== undefined) {
    scrollTo({ top: kept, behavior: 'instant' });
    return;
  }
  const target = hashTarget(hash);
  if (target) {
    target.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth' });
    focusQuietly(target);
    return;
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (start) focusQuietly(start);
}
