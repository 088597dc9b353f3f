import { type RefObject, useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { storageKey } from '../../protocol/storage-keys.ts';

/** Where a visited page was left. */
export interface Place {
  /** How far it was read, in pixels. */
  top: number;
  /** Which of its links and buttons had the focus, and its words. */
  control?: { index: number; words: string | null };
}

const STORED = storageKey('places');

/** How many visited pages are remembered over a reload. */
const LIMIT = 50;

const CONTROLS = 'a[href],button,summary';

/** What tells one entry of the history from another: those that no program made have the same key. */
export function entryOf({
  key,
  pathname,
  search,
  hash,
}: Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>): string {
  return key + pathname + search + hash;
}

/** The link or button of a kept place, if it is still there. */
export function controlOf({ control }: Place): HTMLElement | undefined {
  const found = control && document.querySelectorAll<HTMLElement>(CONTROLS)[control.index];
  return found?.textContent === control?.words ? found : undefined;
}

/** What was put by when the page was left or loaded anew; storage may be refused. */
function restore(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED) ?? '[]'));
  } catch {
    return new Map();
  }
}

function store(places: ReadonlyMap<string, Place>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-LIMIT)));
  } catch {
    // Storage is refused or full: then places are remembered until the next load.
  }
}

/**
 * Remembers where each visited page was left, by its entry of the history: how far it was read, and which link had the
 * focus. The browser restores by itself only across full loads.
 */
export function useKeptPlaces(entry: RefObject<string>): ReadonlyMap<string, Place> {
  const [places] = useState(restore);
  useEffect(() => {
    const update = (place: Partial<Place>) => {
      const before = places.get(entry.current);
      // The newest come last.
      places.delete(entry.current);
      places.set(entry.current, { top: scrollY, ...before, ...place });
    };
    const onScroll = () => update({ top: scrollY });
    const onFocus = ({ target }: Event) => {
      const index = target instanceof Element ? [...document.querySelectorAll(CONTROLS)].indexOf(target) : -1;
      if (index >= 0) update({ control: { index, words: (target as Element).textContent } });
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
      store(places);
    };
    takeOver();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('focusin', onFocus);
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('focusin', onFocus);
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', giveBack);
    };
  }, [entry, places]);
  return places;
}
