import { useEffect, useRef } from 'react';

interface RedirectOptions {
  /** Starts the wait when it becomes true; that it becomes false again changes nothing. */
  isDue: boolean;
  /** Milliseconds. */
  delay: number;
  leave: () => void;
}

/** A departure for another page that can be brought forward or given up. */
export interface Redirect {
  now: () => void;
  cancel: () => void;
}

/** Leaves a while after it is due. The departure is given up when the component goes: the visitor is elsewhere by then. */
export function useRedirect({ isDue, delay, leave }: RedirectOptions): Redirect {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(leave);
  useEffect(() => {
    newest.current = leave;
  });
  useEffect(() => {
    if (isDue) timer.current = setTimeout(() => newest.current(), delay);
  }, [isDue, delay]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    now: () => {
      cancel();
      newest.current();
    },
  };
}
