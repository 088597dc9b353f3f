import { readFileSync, statSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { proxySecret } from '../../../src/editor/server/public-gate.ts';
import { openDevServer } from '../../dev/open-dev-server.ts';
import { writeBaseSite } from '../../fixtures/fixture-site.ts';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { askRaw } from './editor-server.ts';

const HOST = 'modifier.example.fr';
const ORIGIN = `https://${HOST}`;
const site = writeBaseSite();
const SECRET = proxySecret(site);

/** Headers without those that a test removes. */
const definedOf = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/** Headers that the proxy sends when Ana opens an address of the server herself. */
const PROXIED: OutgoingHttpHeaders = {
  host: HOST,
  'x-forwarded-user': 'Ana',
  'x-vitrine-proxy': SECRET,
  'sec-fetch-site': 'none',
};

/** Addresses of pages, of the editor, of messages, of Vite's modules and tools, and other spellings of them. */
const ADDRESSES = [
  ...['/', '/guides', '/nothing', '/media/camille.svg', '/favicon.svg', '/__blocks', '/__outbox', '/__outbox.json'],
  ...['/@vite/client', '/src/entry/client-dev.ts', '/@fs/etc/passwd', '/node_modules/.vite/deps/react.js'],
  ...['/__edit', '/__edit/', '/__edit/client.js', '/__open-in-editor?file=x', '/%', '//', 'http://127.0.0.1/__edit'],
  ...['/__EDIT', '/./__edit', '/x/../__edit', '/__edit%2f', '/%5f%5fedit', '/__edit;x', '/__edit/../__outbox'],
];

let server: ViteDevServer;
let port: number;

beforeAll(async () => {
  const edit = { directory: temporaryFolder(), entry: '/no-client.tsx' };
  const access = { origin: ORIGIN, userHeader: 'x-forwarded-user', hasSecret: true };
  port = await freePort();
  server = (await openDevServer({ site, port, edit, access })).vite;
  server.config.logger.error = server.config.logger.warn = server.config.logger.warnOnce = () => {};
});

afterAll(() => server?.close());

const ask = (path: string, own: OutgoingHttpHeaders = {}, method = 'GET', body?: string) =>
  askRaw(port, { method, path, headers: definedOf({ ...PROXIED, ...own }), ...(body !== undefined && { body }) });

/** Returns the status of the answer to a request for Vite's web socket: 101 if it is opened, 0 if it fails. */
async function openSocket(own: OutgoingHttpHeaders = {}): Promise<number> {
  const token = /"?wsToken"? ?= ?"([\w-]+)"/.exec((await ask('/@vite/client')).text)?.[1];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/?token=${token}`, 'vite-hmr', {
    headers: definedOf({ ...PROXIED, origin: ORIGIN, ...own }),
  } as never);
  try {
    return await new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101)).on('error', () => resolve(0));
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    });
  } finally {
    socket.terminate();
  }
}

/** Headers of requests that get neither pages nor the editor, by what is wrong with them. */
const ATTACKS: [name: string, OutgoingHttpHeaders][] = [
  ['no name', { 'x-forwarded-user': undefined }],
  ['an empty name', { 'x-forwarded-user': ' ' }],
  ['a name of signs, which git refuses', { 'x-forwarded-user': '.;' }],
  ['a doubled name', { 'x-forwarded-user': ['Ana', 'Bo'] }],
  ['the same name twice', { 'x-forwarded-user': ['Ana', 'Ana'] }],
  ['names that a proxy has joined', { 'x-forwarded-user': 'Bo, Ana' }],
  ['a name with an address', { 'x-forwarded-user': 'Ana <bo@example.com>' }],
  ['a name with a control', { 'x-forwarded-user': 'Ana\tCo-authored-by: Bo' }],
  ['a name that is no UTF-8', { 'x-forwarded-user': 'An\xe9' }],
  ['a name that turns around', { 'x-forwarded-user': Buffer.from('Ana\u202e').toString('latin1') }],
  ['a name without end', { 'x-forwarded-user': 'a'.repeat(101) }],
  ['a local account without the secret', { 'x-vitrine-proxy': undefined }],
  ['a guessed secret', { 'x-vitrine-proxy': 'g'.repeat(43) }],
  ['a doubled secret', { 'x-vitrine-proxy': [SECRET, SECRET] }],
  ['a rebound name', { host: 'evil.example' }],
  [
    'a rebound name that the proxy forwards',
    { host: 'evil.example', 'x-forwarded-host': HOST, forwarded: `host=${HOST}` },
  ],
  ['this machine', { host: 'localhost' }],
  ['a port', { host: `${HOST}:443` }],
  ['the name with a point', { host: `${HOST}.` }],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
  ['a frame of a sibling', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }],
  ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }],
  ['a fetch of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
];

it.each(ATTACKS)('answers no address to %s', async (_, headers) => {
  for (const address of ADDRESSES) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await ask(address, { origin: ORIGIN, ...headers }, method);
      expect([method, address, answer.status]).toEqual([method, address, 403]);
      expect(answer.text.length, address).toBeLessThan(200);
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  }
});

it.each(ATTACKS.filter(([name]) => !/frame|script|fetch/.test(name)))('opens no socket to %s', async (_, headers) => {
  expect(await openSocket(headers)).toBe(403);
});

it.each([
  undefined,
  'null',
  'https://evil.example',
  `http://${HOST}`,
  `${ORIGIN}:444`,
  'http://127.0.0.1',
  `${ORIGIN}/`,
])('accepts no write and no socket from the origin %s, whatever the proxy forwards', async (origin) => {
  const forwarded = { origin, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
  for (const address of ['/', '/__outbox/clear', '/__edit/api/site', '/api/v1.0/email/send'])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect([address, method, (await ask(address, forwarded, method)).status]).toEqual([address, method, 403]);
  expect(await openSocket(forwarded)).toBe(403);
});

it('starts no program of this machine', async () => {
  for (const address of ['/__open-in-editor?file=x', '/__OPEN-in-editor?file=x', 'http://x/__open-in-editor?file=x'])
    expect([address, (await ask(address)).status]).toEqual([address, 403]);
});

it('serves the pages, the editor, its calls and the socket to a named author', async () => {
  for (const address of ['/', '/@vite/client', '/__outbox', '/__blocks'])
    expect([address, (await ask(address, { accept: 'text/html' })).status]).toEqual([address, 200]);
  const home = await ask('/', { accept: 'text/html' });
  expect(home.headers['content-security-policy']).toMatch(new RegExp(`connect-src [^;]*wss://${HOST}(?: |;|$)`));
  expect(home.headers['content-security-policy']).not.toContain('localhost');
  // Browsers block messages that a page sends without TLS.
  expect((await ask('/contact', { accept: 'text/html' })).text).toContain(`"${ORIGIN}"`);
  // The editor is opened from a link in a mail.
  const linked = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
  const page = await ask('/__edit', linked);
  expect(page.status).toBe(200);
  const token = /<meta name="vitrine-edit" content="([^"]+)"/.exec(page.text)?.[1];
  const own = { origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const call = (headers: OutgoingHttpHeaders) => ask('/__edit/api/site', { ...own, ...headers }, 'POST', '{}');
  expect((await call({ 'x-vitrine-edit': token })).status).toBe(200);
  expect((await call({ 'x-vitrine-edit': 'a'.repeat(43) })).status).toBe(403);
  expect((await ask('/__edit', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  expect(await openSocket()).toBe(101);
});

it('listens on the loopback address alone', () => {
  const [address] = [server.httpServer?.address()].flat();
  expect(address).toMatchObject({ address: '127.0.0.1' });
});

it('keeps the secret of the proxy in a file of its owner, across restarts', () => {
  const file = path.join(site, '.vitrine/edit/proxy-secret');
  expect(SECRET).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(SECRET);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(proxySecret(site)).toBe(SECRET);
  expect(proxySecret(writeBaseSite())).not.toBe(SECRET);
});
