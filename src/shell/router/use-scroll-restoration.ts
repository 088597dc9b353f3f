import { type RefObject, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { storageKey } from '../../protocol/storage-keys.ts';

/** Scroll position of a history entry when the visitor left it. */
export interface ScrollPosition {
  /** Scroll offset, in pixels. */
  top: number;
  /** The link or button that had the focus: its index among the links and buttons of the page, and its text. */
  control?: { index: number; words: string | null };
}

const STORAGE_KEY = storageKey('places');

/** Maximum number of positions stored across reloads. */
const MAX_STORED_POSITIONS = 50;

const CONTROLS = 'a[href],button,summary';

/** Identifies a history entry. The key is not sufficient, because all entries without a router share one. */
export function entryOf({
  key,
  pathname,
  search,
  hash,
}: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>): string {
  return key + pathname + search + hash;
}

/** Returns the link or button that had the focus at a position, if the page still has it. */
export function focusedControlOf({ control }: ScrollPosition): HTMLElement | undefined {
  const found = control && document.querySelectorAll<HTMLElement>(CONTROLS)[control.index];
  return found?.textContent === control?.words ? found : undefined;
}

function readPositions(): Map<string, ScrollPosition> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    // Storage is blocked, or has invalid content.
    return new Map();
  }
}

function storePositions(positions: ReadonlyMap<string, ScrollPosition>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_STORED_POSITIONS)));
  } catch {
    // Storage is blocked or full: positions are lost with the next load.
  }
}

/**
 * Records the scroll position and the focused control of each history entry, because the browser only restores them
 * across full loads. Returns the positions, with `entryOf` as key.
 */
export function useScrollRestoration(entry: RefObject<string>): ReadonlyMap<string, ScrollPosition> {
  const [positions] = useState(readPositions);
  useEffect(() => {
    const update = (position: Partial<ScrollPosition>) => {
      const before = positions.get(entry.current);
      // Delete the entry first, so that the newest one is last.
      positions.delete(entry.current);
      positions.set(entry.current, { top: scrollY, ...before, ...position });
    };
    const onScroll = () => update({ top: scrollY });
    const onFocus = ({ target }: Event) => {
      const index = target instanceof Element ? [...document.querySelectorAll(CONTROLS)].indexOf(target) : -1;
      if (index >= 0) update({ control: { index, words: (target as Element).textContent } });
    };
    const onShow = () => {
      history.scrollRestoration = 'manual';
    };
    const onHide = () => {
      history.scrollRestoration = 'auto';
      storePositions(positions);
    };
    onShow();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('focusin', onFocus);
    addEventListener('pageshow', onShow);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('focusin', onFocus);
      removeEventListener('pageshow', onShow);
      removeEventListener('pagehide', onHide);
    };
  }, [entry, positions]);
  return positions;
}
