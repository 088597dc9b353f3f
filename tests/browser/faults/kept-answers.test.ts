import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contactPage, readFields } from '../forms/form-pages.ts';
import { hydrate, movePointer, openSite } from '../site.ts';
import { countLoads, moveUntilHydrated } from './fault.ts';

/** Changes a response of the site before it is sent, if needed. */
type Change = (
  asked: string,
  body: Buffer,
) => { status?: number; body?: Buffer; cacheControl?: string | undefined } | undefined;

/**
 * Serves the site through a host with its own caching rules. (Browsers never cache a response that a test provides with
 * `page.route`.)
 */
async function openBehind(change: Change) {
  const site = await openSite();
  const host = createServer(async (request, response) => {
    const asked = request.url ?? '/';
    const answer = await fetch(site.url + asked, { headers: { accept: request.headers.accept ?? '*/*' } });
    const kept = Buffer.from(await answer.arrayBuffer());
    const { status = answer.status, body = kept, cacheControl } = change(asked, kept) ?? {};
    response.writeHead(status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'last-modified': 'Thu, 01 Oct 2026 08:00:00 GMT',
      ...(cacheControl ? { 'cache-control': cacheControl } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    host.closeAllConnections();
    host.close();
  });
  return { page: site.page, url: `http://127.0.0.1:${(host.address() as AddressInfo).port}` };
}

const isProgram = (asked: string) => asked.includes('/_assets/client-');

describe('a cached response', () => {
  it.each([
    ['for ten minutes', 'public, max-age=600'],
    ['for a time that the browser chooses', undefined],
  ])('does not hide a new publication, even if pages may be cached %s', async (_, cacheControl) => {
    let isPublished = false;
    const { page, url } = await openBehind((asked, body) => {
      if (isProgram(asked)) return asked.includes('OLDER') ? { status: 404 } : undefined;
      const html = body.toString();
      if (isPublished || !html.startsWith('<!')) return { cacheControl };
      return { body: Buffer.from(html.replace(/client-[\w-]+\.js/g, 'client-OLDER.js')), cacheControl };
    });
    const loads = countLoads(page);
    await page.goto(`${url}/contact`);
    isPublished = true;
    await contactPage.fill(page);
    await expect.poll(loads).toBe(2);
    await hydrate(page);
    await expect.poll(() => readFields(page)).toEqual(contactPage.written);
    expect(loads()).toBe(2);
  });

  it('is bypassed once the program that it refers to is missing', async () => {
    let isMissing = true;
    const { page, url } = await openBehind((asked) => {
      if (!isProgram(asked)) return undefined;
      // Some hosts send the caching headers of a path even with « not found ».
      return { ...(isMissing ? { status: 404 } : {}), cacheControl: 'public, max-age=31536000, immutable' };
    });
    await page.goto(url);
    const missed = page.waitForResponse((response) => isProgram(response.url()) && response.status() === 404);
    await movePointer(page);
    await missed;
    isMissing = false;
    await moveUntilHydrated(page);
  });
});
