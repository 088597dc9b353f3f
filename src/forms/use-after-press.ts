import { useEffect, useRef } from 'react';

/** Events that end a press. A press on a scrollbar does not fire the first two, so the next key ends it. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Returns a function that calls back after the current press, if any, has had its effect. A press blurs a field before
 * it becomes a click: a layout change in between would move the button away from the pointer, and the click would be
 * lost (UI Events, « click »: press and release must be on the same element).
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[]>(undefined);
  useEffect(() => {
    const begin = () => {
      waiting.current ??= [];
    };
    const end = () => {
      // The click event follows in the same task.
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
