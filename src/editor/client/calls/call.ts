import { afterPress } from '../../../ui/page/after-press.ts';
import type { CallName, Calls, Failure } from '../../calls.ts';
import type { SiteEvent } from '../../protocol.ts';

/** Error of a call that failed or has no answer. */
export class CallError extends Error {
  /** `login`: a proxy asks the author to log in. */
  readonly reason: Failure['reason'] | 'unreachable' | 'login';

  constructor(reason: CallError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

const token = () => document.querySelector<HTMLMetaElement>('meta[name="vitrine-edit"]')?.content ?? '';

/** Maximum size of the body of a request that outlives its page. */
const MAX_KEEPALIVE_BYTES = 64 * 1024;

async function post(name: string, body: string, options: Pick<RequestInit, 'keepalive' | 'signal'>): Promise<Response> {
  const response = await fetch(`/__edit/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrine-edit': token() },
    body,
    // Do not follow a proxy to its login page.
    redirect: 'manual',
    ...options,
  }).catch(() => {
    throw new CallError('unreachable', '');
  });
  // A proxy has answered instead of the server: with a login page, or with an error because it cannot reach the server.
  if (!/json/.test(response.headers.get('content-type') ?? '')) {
    const isLogin = response.ok || response.type === 'opaqueredirect' || [401, 403].includes(response.status);
    throw new CallError(isLogin ? 'login' : response.status >= 500 ? 'unreachable' : 'failed', response.statusText);
  }
  if (response.ok) return response;
  const failure = (await response.json().catch(() => undefined)) as Failure | undefined;
  throw new CallError(failure?.reason ?? 'failed', failure?.message ?? response.statusText);
}

/**
 * Calls the server once. Throws a `CallError`. With `outlivesPage`, the request is sent even if the page is closing. The
 * request is sent immediately, but an answer or a failure during a press waits for its end, as if it had arrived later:
 * what it adds to the page would move the pressed button, and the click would be lost.
 */
export async function call<N extends CallName>(
  name: N,
  request: Calls[N]['request'],
  outlivesPage = false,
): Promise<Calls[N]['answer']> {
  const body = JSON.stringify(request);
  // Browsers reject a `keepalive` request with a larger body.
  const keepalive = outlivesPage && new TextEncoder().encode(body).length <= MAX_KEEPALIVE_BYTES;
  try {
    return await (await post(name, body, { keepalive })).json();
  } finally {
    await new Promise<void>(afterPress);
  }
}

/** Returns the response of `events`, which stays open until the signal. */
async function openEvents(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { body } = await post('events', '{}', { signal });
  if (!body) throw new CallError('failed', '');
  return body;
}

/** Delay before the stream of events is reopened, in milliseconds. */
const RECONNECT_DELAY_MS = 1000;

async function readLines(stream: ReadableStream<Uint8Array>, read: (line: string) => void): Promise<void> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) read(line);
  }
}

/**
 * Opens the stream of events, so that no event is missed from now on. Resolves with a function that passes on the
 * events, including those that have already arrived, but during a press only after it, and reopens the stream whenever
 * it ends. `onReturn` is called each time events may have been missed. The stream is closed while the tab is hidden,
 * because a browser opens at most six connections to a host without HTTP/2: with as many tabs, nothing could be saved.
 */
export async function listen(): Promise<(onEvent: (event: SiteEvent) => void, onReturn: () => void) => void> {
  let closing = new AbortController();
  let onShown = () => {};
  document.addEventListener('visibilitychange', () => (document.hidden ? closing.abort() : onShown()));
  const open = async () => {
    if (document.hidden) return undefined;
    closing = new AbortController();
    // Ignore the error: saving reports that the server is unreachable, or that this page belongs to another server.
    return openEvents(closing.signal).catch(() => undefined);
  };
  let stream = await open();
  const follow = async (onEvent: (event: SiteEvent) => void, onReturn: () => void) => {
    for (;;) {
      const pass = (line: string) => {
        const event = JSON.parse(line) as SiteEvent;
        afterPress(() => onEvent(event));
      };
      await (stream && readLines(stream, pass).catch(() => undefined));
      await new Promise((done) => setTimeout(done, RECONNECT_DELAY_MS));
      if (document.hidden) {
        await new Promise<void>((done) => {
          onShown = done;
        });
      }
      stream = await open();
      if (stream) onReturn();
    }
  };
  return (onEvent, onReturn) => void follow(onEvent, onReturn);
}
