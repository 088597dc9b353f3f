import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from '../ui/testing-library.ts';

/** A request of the mail library. */
export interface Posted {
  url: string;
  body: Record<string, unknown> & { template_params: Record<string, string> };
}

/** The mail service in a component test: only the network is replaced. */
export interface FakeService {
  posted: Posted[];
  /** Sets the answer to later requests: a status and a text, or the failure of the network. */
  answerWith: (answer: number | 'offline', text?: string) => void;
  /** Holds back answers until `release` is called. */
  hold: () => { release: () => void };
}

/** Replaces the network by a fake mail service. */
function replaceNetwork(): FakeService {
  const posted: Posted[] = [];
  let answer: number | 'offline' = 200;
  let words = 'OK';
  let gate: Promise<void> = Promise.resolve();
  const fetch = vi.fn(async (url: string, { body }: { body: string }) => {
    posted.push({ url, body: JSON.parse(body) });
    await gate;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return new Response(words, { status: answer });
  });
  vi.stubGlobal('fetch', fetch);
  return {
    posted,
    answerWith: (next, text = next === 200 ? 'OK' : 'refused') => {
      answer = next;
      words = text;
    },
    hold: () => {
      let resolve: () => void = () => undefined;
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      gate = promise;
      return { release: () => resolve() };
    },
  };
}

/**
 * Gives each test of a file a mail service of its own, whose failures reach neither a dialog nor the console. After the
 * test, its form and the drafts are removed.
 */
export function fakeService(): FakeService {
  const service = {} as FakeService;
  beforeEach(() => {
    Object.assign(service, replaceNetwork());
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
  return service;
}
