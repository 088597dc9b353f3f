import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { maxBodyBytesOf } from '../../../src/editor/requests.ts';
import { readBody } from '../../../src/editor/server/read-body.ts';

const SECOND = 1000;

/** Sends the same chunk to a call, again and again. Returns what is read, and the seconds until then. */
async function send(call: string, { bytes, every, count }: { bytes: number; every: number; count: number }) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent = Object.assign(new EventEmitter(), { headers: {}, pause: vi.fn() });
  let read: unknown;
  void readBody(sent as unknown as IncomingMessage, { maxBytes: maxBodyBytesOf(call) }).then((body) => {
    read = body;
  });
  const chunk = Buffer.alloc(bytes, 'x');
  for (let chunks = 0; chunks < count && read === undefined; chunks += 1) {
    sent.emit('data', chunk);
    await vi.advanceTimersByTimeAsync(every * SECOND);
  }
  if (read === undefined) sent.emit('end');
  await vi.advanceTimersByTimeAsync(0);
  return read;
}

describe('the body of a request', () => {
  it('is answered if it never arrives', async () => {
    const server = createServer((asked, response) => {
      void readBody(asked, { maxIdleMs: 50, maxBytes: 1000 }).then((body) => response.end(JSON.stringify(body)));
    });
    onTestFinished(() => void server.close().closeAllConnections());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method: 'POST' });
      asked.on('error', reject).on('response', (response) => {
        response.setEncoding('utf8').on('data', resolve);
      });
      asked.write('{');
    });
    expect(answer).toBe('"too-slow"');
  });

  it('may take minutes if it is a large picture, but must keep coming', async () => {
    const photo = { bytes: 160_000, every: 1.5, count: 100 };
    expect(await send('picture-add', photo)).toEqual({ text: 'x'.repeat(16_000_000) });
    expect(await send('picture-add', { ...photo, every: 11 })).toBe('too-slow');
  });

  it('may not come in tiny parts for ever', async () => {
    expect(await send('apply', { bytes: 1, every: 1, count: 30 })).toEqual({ text: 'x'.repeat(30) });
    expect(await send('apply', { bytes: 1, every: 5, count: 13 })).toBe('too-slow');
    expect(await send('picture-add', { bytes: 1, every: 5, count: 100 })).toBe('too-slow');
  });
});
