import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { createFailureAnswer } from '../../src/dev/answer-failure.ts';
import { fromPartial } from '../from-partial.ts';

/** Makes a request fail. Returns the response, and the mocks of Vite's functions. */
async function fail(accept: string) {
  const [error, send, next, end] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const vite = { config: { logger: { error } }, environments: { client: { hot: { send } } } };
  const answer = createFailureAnswer(
    vite as unknown as ViteDevServer,
    async () => '<script src="/@vite/client"></script>',
  );
  const response = { headersSent: false, statusCode: 200, setHeader: vi.fn(), end };
  const request = { headers: { accept } } as IncomingMessage;
  await answer(new Error('a <b> is missing'), request, fromPartial<ServerResponse>(response), next);
  return { status: response.statusCode, html: end.mock.calls.flat().join(''), error, send, next };
}

it('the failure of a page is shown in the page, in the overlay and in the terminal, without an inline script', async () => {
  const { status, html, error, send, next } = await fail('text/html,*/*');
  expect(status).toBe(500);
  expect(html).toContain('a &lt;b&gt; is missing');
  expect(html).toContain('/@vite/client');
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
  expect(send).toHaveBeenCalledWith({ type: 'error', err: expect.objectContaining({ message: 'a <b> is missing' }) });
  expect(error).toHaveBeenCalledOnce();
  expect(next).not.toHaveBeenCalled();
});

it('the failure of a module is left to Vite', async () => {
  const { html, next } = await fail('*/*');
  expect([html, next.mock.calls]).toEqual(['', [[new Error('a <b> is missing')]]]);
});
