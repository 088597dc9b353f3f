import { ReadableStream, type ReadableStreamDefaultController, TextDecoderStream } from 'node:stream/web';
import { expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { connectEditor } from '../../../../src/editor/client/state/editor.ts';
import type { SiteEvent } from '../../../../src/editor/protocol.ts';
import { listenForPresses } from '../../../../src/ui/page/after-press.ts';

const streamOf = (start: (controller: ReadableStreamDefaultController) => unknown) =>
  new Response(new ReadableStream({ start }) as BodyInit, { headers: { 'content-type': 'application/x-ndjson' } });

const lineOf = (event: SiteEvent) => new TextEncoder().encode(`${JSON.stringify(event)}\n`);

/**
 * Stubs a server that gives its `own` answers to some calls. Another program changes its manifest right after each of
 * the first `changes` reads. Returns the names of the calls.
 */
function serve(
  own: Record<string, (request: RequestInit) => Response | Promise<Response>> = {},
  changes = 0,
): string[] {
  let count = 0;
  const asked: string[] = [];
  const send = new Set<(event: SiteEvent) => void>();
  const news = () => ({
    state: { server: 'one', revision: count },
    problems: [],
    checked: true,
    journal: {},
    hashes: { manifest: `state-${count}` },
    removed: [],
  });
  const answers: Record<string, () => unknown> = {
    site: () => ({ hash: '', tree: { pages: [], chains: [], texts: [], facts: [] }, ...news() }),
    schema: () => ({ schema: {} }),
    document: () => ({ file: 'manifest', path: 'site.manifest.json', text: '', hash: `state-${count}`, data: {} }),
  };
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const name = address.replace('/__edit/api/', '');
    asked.push(name);
    if (own[name]) return own[name](request);
    if (name === 'events') return streamOf((controller) => send.add((event) => controller.enqueue(lineOf(event))));
    const answer = Response.json(answers[name]?.());
    if (name === 'document' && count < changes) {
      count += 1;
      for (const tell of send) tell({ ...news(), byOther: true });
    }
    return answer;
  });
  return asked;
}

// jsdom does not support streams.
vi.stubGlobal('TextDecoderStream', TextDecoderStream);

it('only follows events while its tab is shown, because a browser has six connections, and then catches up', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => isHidden.mockRestore());
  const open = new Set<AbortSignal | null | undefined>();
  const asked = serve({
    events: ({ signal }) => {
      open.add(signal);
      return streamOf((controller) =>
        signal?.addEventListener('abort', () => {
          open.delete(signal);
          controller.error(signal.reason);
        }),
      );
    },
  });
  await connectEditor();
  const counts: [number, number][] = [];
  for (const hidden of [true, false, true, false]) {
    isHidden.mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    counts.push([open.size, asked.filter((name) => name === 'site').length]);
  }
  expect(counts).toEqual([
    [0, 1],
    [1, 2],
    [0, 2],
    [1, 3],
  ]);
});

it('shows a file that another program saves while the editor opens', async () => {
  serve({}, 1);
  const { store } = await connectEditor();
  await vi.waitFor(() => expect(store.get().documents.get('manifest')?.hash).toBe('state-1'));
});

it('sends during a press, and passes answers, failures and events on after it', async () => {
  onTestFinished(listenForPresses());
  let tell: ReadableStreamDefaultController | undefined;
  const asked = serve({
    media: () => Response.json({ message: 'Impossible' }, { status: 500 }),
    events: () => streamOf((controller) => (tell = controller)),
  });
  const { store } = await connectEditor();
  const event = { ...(await call('site', {})), state: { server: 'one', revision: 1 }, byOther: true };
  const passed = vi.fn();
  document.dispatchEvent(new Event('pointerdown'));
  asked.length = 0;
  void call('site', {}).then(() => passed('answer'));
  void call('media', {}).catch(() => passed('failure'));
  tell?.enqueue(lineOf(event));
  expect(asked).toEqual(['site', 'media']);
  await new Promise((done) => setTimeout(done));
  expect([passed.mock.calls, store.get().site.revision]).toEqual([[], 0]);
  document.dispatchEvent(new Event('click'));
  await vi.waitFor(() => expect(passed.mock.calls.flat().sort()).toEqual(['answer', 'failure']));
  await vi.waitFor(() => expect(store.get().site.revision).toBe(1));
});

it('opens even if the server refuses events', async () => {
  serve({ events: () => new Response('', { status: 429 }) });
  const { store } = await connectEditor();
  expect(store.get().documents.get('manifest')?.hash).toBe('state-0');
});

it('sends what was just typed when the page closes, in a request that outlives it unless it is too large', async () => {
  const sent: (boolean | undefined)[] = [];
  serve({
    apply: ({ keepalive }) => {
      sent.push(keepalive);
      return new Promise(() => {});
    },
  });
  const { change } = await connectEditor();
  change('manifest', [{ type: 'set', pointer: '/title', value: 'Le titre' }], { label: 'Titre', field: '/title' });
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([true]);
  const second = await connectEditor();
  second.change('manifest', [{ type: 'set', pointer: '/lead', value: 'é'.repeat(40_000) }], { label: 'Texte' });
  dispatchEvent(new Event('pagehide'));
  expect(sent[1]).toBe(false);
});

const html = { headers: { 'content-type': 'text/html' } };

it.each([
  ['a page', () => new Response('<form>', html)],
  ['a refusal in the place of the server', () => new Response('', { status: 401, ...html })],
  ['a refusal without a name', () => new Response('', { status: 403 })],
  ['a redirect', () => Object.defineProperty(new Response(''), 'type', { value: 'opaqueredirect' })],
])('keeps what was typed while the login has expired (%s), and sends it after a new one', async (_, login) => {
  serve();
  const answer = fetch;
  const { change, store } = await connectEditor();
  let isExpired = true;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body, redirect }: RequestInit) => {
    expect(redirect).toBe('manual');
    if (isExpired) return login();
    sent.push(String(body));
    if (!address.endsWith('/apply')) return answer(address);
    const { state, problems, checked, journal } = (await (await answer('/__edit/api/site')).json()) as SiteEvent;
    return Response.json({ status: 'saved', documents: [], own: {}, state, problems, checked, journal });
  });
  change('manifest', [{ type: 'set', pointer: '/site/name', value: 'Le fournil' }], { label: 'Nom', field: 'name' });
  await vi.waitFor(() => expect(store.get().status).toMatchObject({ type: 'failed', reason: 'login' }));
  expect(store.get().queue).toHaveLength(1);
  expect(Object.values(localStorage).join()).toContain('Le fournil');
  isExpired = false;
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(store.get().queue).toEqual([]));
  expect(sent.filter((one) => one.includes('Le fournil'))).toHaveLength(1);
  expect(store.get().status.type).toBe('saved');
});

it('takes a proxy whose server is away for no login', async () => {
  serve();
  const { change, store } = await connectEditor();
  vi.stubGlobal('fetch', async () => new Response('<h1>502', { status: 502, ...html }));
  change('manifest', [{ type: 'set', pointer: '/site/name', value: 'Le fournil' }], { label: 'Nom', field: 'name' });
  await vi.waitFor(() => expect(store.get().status).toMatchObject({ type: 'failed', reason: 'unreachable' }));
});
