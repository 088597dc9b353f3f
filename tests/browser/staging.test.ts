import { beforeAll, expect, it } from 'vitest';
import { buildApart } from './build-apart.ts';
import { callbackPage, noteAlerts, readFields, send, shownTexts } from './forms/form-pages.ts';
import { hydrate, openSite } from './site.ts';

let directory: string;
beforeAll(async () => {
  directory = await buildApart({ staging: true });
});

const NOTHING_SENT = 'Version de travail : rien n’a été envoyé.';

/** Returns a text with plain spaces. */
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

it('keeps its ribbon on all pages, uncovered and covering nothing, and shows in a form that nothing was sent, without a request', async () => {
  const form = callbackPage;
  const { page, url, sink, requests, problems } = await openSite({ directory, viewport: { width: 360, height: 740 } });
  const alerts = noteAlerts(page);
  const answer = await page.goto(url + form.path);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
  expect(await page.textContent('aside >> text=Version de travail')).toBe('Version de travail');
  await hydrate(page);
  const ribbon = page.locator('aside', { hasText: 'Version de travail' });
  const [above, below] = [await ribbon.boundingBox(), await page.locator('.site-header').boundingBox()];
  expect([above?.y, above?.width]).toEqual([0, 360]);
  expect(below?.y).toBe((above?.y ?? 0) + (above?.height ?? 0));
  await form.fill(page);
  requests.length = 0;
  await send(page);
  const alert = page.locator('form [role=alert]');
  await alert.waitFor();
  expect(plain(await alert.textContent())).toBe(NOTHING_SENT);
  expect(await readFields(page)).toMatchObject(shownTexts(form));
  expect(await page.locator('[role=dialog]').count()).toBe(0);
  expect([requests, await sink.messages(), alerts, problems]).toEqual([[], [], [], []]);
  await page.locator('footer a[href="/contact"]').first().click();
  await page.waitForURL(`${url}/contact`);
  expect(await ribbon.count()).toBe(1);
  expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
});

it('sends nothing if the program does not load', async () => {
  const { page, url } = await openSite({ directory });
  await page.route('**/_assets/client-*.js', (route) => route.abort());
  await page.goto(`${url}/contact`);
  await page.$eval('form', (form) => (form as HTMLFormElement).submit());
  expect(await page.$eval('form', (form) => [form.getAttribute('action'), (form as HTMLFormElement).method])).toEqual([
    null,
    'dialog',
  ]);
  expect(page.url()).toBe(`${url}/contact`);
});
