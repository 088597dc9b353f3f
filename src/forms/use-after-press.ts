import { useEffect, useRef } from 'react';

/** What ends a press. A press on a scrollbar never ends for the page: the next key says so. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Gives a function that calls back once the press that is under way, if any, has had its effect. A press takes the focus
 * off a field before it is a click: whatever the page shows in between would move the button away from under it, and
 * the click would go to nothing (UI Events, « click »: both halves of a press must meet the same element).
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const begin = () => {
      waiting.current ??= [];
    };
    const end = () => {
      // The click follows in the same task.
      for (const act of waiting.current ?? []) setTimeout(act);
      waiting.current = undefined;
    };
    addEventListener('mousedown', begin, true);
    for (const type of ENDS) addEventListener(type, end, true);
    return () => {
      removeEventListener('mousedown', begin, true);
      for (const type of ENDS) removeEventListener(type, end, true);
    };
  }, []);
  return (act) => {
    if (waiting.current) waiting.current.push(act);
    else act();
  };
}
