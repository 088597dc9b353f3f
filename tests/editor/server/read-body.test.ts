import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readBody } from '../../../src/editor/server/read-body.ts';

it('limits the wait for a body', async () => {
  const server = createServer((asked, response) => {
    void readBody(asked, { maxMs: 50, maxBytes: 1000 }).then((body) => response.end(JSON.stringify(body)));
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
