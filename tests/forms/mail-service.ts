import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from '../ui/testing-library.ts';

/** A request of the mail library. */
interface Posted {
  url: string;
  body: Record<string, unknown> & { template_params: Record<string, string> };
}

/**
 * Gives each test of a file a mail service of its own, whose failures reach neither a dialog nor the console: only the
 * network is replaced. After the test, its form and the drafts are removed.
 */
export function fakeService() {
  const posted: Posted[] = [];
  let answer: { status: number | 'offline'; text: string };
  let gate: Promise<void>;
  /** Sets the answer to later requests: a status and a text, or the failure of the network. */
  const answerWith = (status: number | 'offline', text = status === 200 ? 'OK' : 'refused') => {
    answer = { status, text };
  };
  const fetch = async (url: string, { body }: { body: string }) => {
    posted.push({ url, body: JSON.parse(body) });
    await gate;
    if (answer.status === 'offline') throw new TypeError('Failed to fetch');
    return new Response(answer.text, { status: answer.status });
  };
  beforeEach(() => {
    posted.length = 0;
    answerWith(200);
    gate = Promise.resolve();
    vi.stubGlobal('fetch', fetch);
    vi.stubGlobal('alert', vi.fn());
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.clearAllMocks();
    window.sessionStorage.clear();
  });
  return {
    posted,
    answerWith,
    /** Holds back answers until `release` is called. */
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return { release: () => release() };
    },
  };
}
