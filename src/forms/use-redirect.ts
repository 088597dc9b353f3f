import { useCallback, useEffect, useRef } from 'react';

interface RedirectOptions {
  /** Starts the wait when it becomes true; becoming false again has no effect. */
  isDue: boolean;
  /** Milliseconds. */
  delay: number;
  /** Called after the wait; if it rejects, the visitor stays. */
  prepare: () => Promise<unknown>;
  leave: () => void;
}

/** A scheduled redirect that can be brought forward or cancelled. */
export interface PendingRedirect {
  now: () => void;
  cancel: () => void;
}

/**
 * Redirects some time after it is due, if the other page can be loaded, so that no error page replaces the current one.
 * The redirect is cancelled when the component unmounts, because the visitor has left.
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
