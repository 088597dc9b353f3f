import { useEffect, useRef } from 'react';

/** A departure for another page that can be put off, brought forward or given up. */
export interface Redirect {
  /** Leaves after so many milliseconds, unless the visitor has gone elsewhere by then. */
  after: (milliseconds: number) => void;
  now: () => void;
  cancel: () => void;
}

/** Prepares a departure. It is given up when the component goes. */
export function useRedirect(leave: () => void): Redirect {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const present = useRef(false);
  const newest = useRef(leave);
  useEffect(() => {
    newest.current = leave;
  });
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
      clearTimeout(timer.current);
    };
  }, []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    now: () => {
      cancel();
      newest.current();
    },
    after: (milliseconds) => {
      cancel();
      if (present.current) timer.current = setTimeout(() => newest.current(), milliseconds);
    },
  };
}
