import { useEffect, useState } from 'react';
import type { CallName, Calls } from '../../calls.ts';
import { call } from './call.ts';

interface AnswerOptions<A> {
  /** Debounce before the call, in milliseconds. */
  delayMs?: number;
  /** The call is repeated when this changes. */
  revision?: number;
  /** Replaces the answer of a failed call. It must be the same object at each render. */
  fallback?: A | undefined;
}

/**
 * Calls the server for each request, and returns the answer to the latest one. Until that arrives, the previous answer
 * is returned. Without a request there is no answer.
 */
export function useAnswer<N extends CallName>(
  name: N,
  request: Calls[N]['request'] | undefined,
  { delayMs = 0, revision = 0, fallback }: AnswerOptions<Calls[N]['answer']> = {},
): Calls[N]['answer'] | undefined {
  const [answer, setAnswer] = useState<Calls[N]['answer']>();
  const key = request && JSON.stringify({ request, revision });
  useEffect(() => {
    const late = new AbortController();
    const ask = async () => {
      if (key === undefined) return setAnswer(undefined);
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (late.signal.aborted) return;
      const received = await call(name, JSON.parse(key).request).catch(() => fallback);
      if (!late.signal.aborted) setAnswer(received);
    };
    void ask();
    return () => late.abort();
  }, [name, key, delayMs, fallback]);
  return answer;
}
