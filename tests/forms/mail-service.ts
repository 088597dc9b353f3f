import { type Mock, vi } from 'vitest';

/** A request of the mail library. */
export interface Posted {
  url: string;
  body: Record<string, unknown> & { template_params: Record<string, string> };
}

/** The mail service in a component test: only the network is replaced. */
export interface FakeService {
  posted: Posted[];
  fetch: Mock;
  /** Sets the answer to later requests: a status and a text, or the failure of the network. */
  answerWith: (answer: number | 'offline', text?: string) => void;
  /** Holds back answers until `release` is called. */
  hold: () => { release: () => void };
}

/** Replaces the network by a fake mail service. */
export function fakeService(): FakeService {
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
    fetch,
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
