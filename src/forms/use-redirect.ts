import { useCallback, useEffect, useRef } from 'react';

interface RedirectOptions {
  /** Starts the wait when it becomes true; that it becomes false again changes nothing. */
  isDue: boolean;
  /** Milliseconds. */
  delay: number;
  /** Asked when the wait is over; when it rejects, the visitor stays. */
  prepare: () => Promise<unknown>;
  leave: () => void;
}

/** A departure for another page that can be brought forward or given up. */
export interface PendingRedirect {
  now: () => void;
  cancel: () => void;
}

/**
 * Leaves a while after it is due, if the other page can be had: nobody asked for an error page in place of what is read.
 * The departure is given up when the component goes: the visitor is elsewhere by then.
 */
export function useRedirect({ isDue, delay, prepare, leave }: RedirectOptions): PendingRedirect {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef({ prepare, leave });
  useEffect(() => {
    newest.current = { prepare, leave };
  });
  useEffect(() => {
    if (!isDue) return;
    const own = setTimeout(async () => {
      const isReady = await newest.current.prepare().then(
        () => true,
        () => false,
      );
      if (isReady && timer.current === own) newest.current.leave();
    }, delay);
    timer.current = own;
  }, [isDue, delay]);
  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => cancel, [cancel]);
  return {
    cancel,
    now: () => {
      cancel();
      newest.current.leave();
    },
  };
}
