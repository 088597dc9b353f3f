import type { CallName, Calls, Failure } from '../../protocol.ts';

/** Why a call has no answer. */
export class CallError extends Error {
  readonly reason: Failure['reason'] | 'unreachable';

  constructor(reason: CallError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

const token = () => document.querySelector<HTMLMetaElement>('meta[name="vitrine-edit"]')?.content ?? '';

async function post(name: string, body: unknown): Promise<Response> {
  const response = await fetch(`/__edit/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrine-edit': token() },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CallError('unreachable', '');
  });
  if (response.ok) return response;
  const failure = (await response.json().catch(() => undefined)) as Failure | undefined;
  throw new CallError(failure?.reason ?? 'failed', failure?.message ?? response.statusText);
}

/** One call of the server. Throws a `CallError`. */
export async function call<N extends CallName>(name: N, request: Calls[N]['request']): Promise<Calls[N]['answer']> {
  return (await post(name, request)).json() as Promise<Calls[N]['answer']>;
}

/** The answer of `events`, which stays open. */
export async function openEvents(): Promise<ReadableStream<Uint8Array>> {
  const { body } = await post('events', {});
  if (!body) throw new CallError('failed', '');
  return body;
}
