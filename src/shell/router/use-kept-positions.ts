import { type RefObject, useEffect, useRef } from 'react';

/**
 * Remembers how far each visited page was read, by the key of its history entry. The browser restores by itself
 * only across full loads.
 */
export function useKeptPositions(key: RefObject<string>): ReadonlyMap<string, number> {
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const remember = () => positions.current.set(key.current, scrollY);
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    takeOver();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', giveBack);
    };
  }, [key]);
  return positions.current;
}
