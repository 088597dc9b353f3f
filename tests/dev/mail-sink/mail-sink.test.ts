import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SinkAccount } from '../../../src/build/output/build-marker.ts';
import { createMailSink } from '../../../src/dev/mail-sink/mail-sink.ts';
import type { StoredMessage } from '../../../src/dev/mail-sink/outbox.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const account = {
  publicKey: 'key',
  serviceId: 'service',
  templates: { callback: 't-callback', contact: 't-contact', changes: 't-changes' },
};
const params = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));
const forms = {
  callback: { name: 'Demande de rappel', params: params('from_name', 'message', 'company_name') },
  contact: { name: 'Message de contact', params: params('from_name', 'from_email', 'subject', 'message') },
  changes: { name: 'Demande de modifications', params: params('message') },
};
const request = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 't-contact',
  template_params: {
    from_name: 'Ana',
    from_email: 'ana@example.com',
    subject: 'Été',
    message: '<b>Bonjour</b> & merci',
  },
};

let directory: string;
let server: Server;
let url: string;

async function serve(accountNow: () => SinkAccount | undefined) {
  const sink = createMailSink({ account: accountNow, forms: () => forms, directory: path.join(directory, 'outbox') });
  server = createServer((req, res) => sink(req, res, () => res.writeHead(404).end('next')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close() {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

beforeEach(async () => {
  directory = temporaryFolder();
  await serve(() => account);
});

afterEach(close);

const post = (body: unknown, init: RequestInit = {}) =>
  fetch(`${url}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });
const messages = async () => (await (await fetch(`${url}/__outbox.json`)).json()) as StoredMessage[];

it('ignores a request that is cancelled, and stores nothing of it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const closed = new Promise<void>((resolve) => {
    server.once('request', (req) => {
      req.once('close', () => setImmediate(resolve));
      req.once('readable', () => socket.destroy());
    });
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST /api/v1.0/email/send HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{');
  await closed;
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
  expect(await (await fetch(`${url}/__outbox.json`)).json()).toEqual([]);
});

describe('the mail sink', () => {
  it('answers like the service, stores the message as a file, and passes other addresses to the server behind it', async () => {
    expect(await (await fetch(`${url}/contact`)).text()).toBe('next');
    const response = await post(request);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const files = await readdir(path.join(directory, 'outbox'));
    expect(files).toHaveLength(1);
    const stored = JSON.parse(await readFile(path.join(directory, 'outbox', files[0] ?? ''), 'utf8'));
    expect(stored).toMatchObject({ form: 'contact', ...request });
  });

  it('answers the preflight of another origin', async () => {
    const response = await fetch(`${url}/api/v1.0/email/send`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://site.test', 'Access-Control-Request-Method': 'POST' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toBe('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  it.each([
    ['no public key', { user_id: '' }, 400, 'The user_id parameter is required'],
    ['another public key', { user_id: 'x' }, 400, /Public Key is invalid/],
    ['no service', { service_id: undefined }, 400, 'The service_id parameter is required'],
    ['another service', { service_id: 'x' }, 400, /service ID not found/],
    ['another template', { template_id: 'x' }, 400, /template ID not found/],
    ['no library version', { lib_version: undefined }, 400, 'The lib_version parameter is required'],
    ['a key too many', { accessToken: 'secret' }, 400, /accessToken/],
    ['parameters that are no object', { template_params: 'x' }, 400, /template_params/],
    ['too much text', { template_params: { message: 'a'.repeat(50_001) } }, 413, /50Kb/],
  ])('refuses %s', async (_, change, status, text) => {
    const response = await post({ ...request, ...change });
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(text);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await messages()).toEqual([]);
  });

  it.each(['{', '[]', 'null'])('refuses the body %s', async (body) => expect((await post(body)).status).toBe(400));

  it('shows messages as the agency would receive them, with everything escaped', async () => {
    await post(request);
    const response = await fetch(`${url}/__outbox`);
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Message de contact');
    expect(html).toContain('<dt>subject</dt><dd>Été</dd>');
    expect(html).toContain('&lt;b&gt;Bonjour&lt;/b&gt; &amp; merci');
    expect(html).not.toContain('<b>');
  });

  it('deletes its messages with the button on its page, but not for the page of another site', async () => {
    await post(request);
    for (const [address, method] of [
      ['__outbox/clear', 'POST'],
      ['__outbox.json', 'GET'],
    ] as const) {
      const response = await fetch(`${url}/${address}`, { method, headers: { Origin: 'https://other.test' } });
      expect(response.status).toBe(403);
    }
    expect(await messages()).toHaveLength(1);
    const cleared = await fetch(`${url}/__outbox/clear`, { method: 'POST', redirect: 'manual' });
    expect([cleared.status, cleared.headers.get('location')]).toEqual([303, '/__outbox']);
    expect(await messages()).toEqual([]);
  });

  it('lists messages in order and distinguishes forms that share a template', async () => {
    await close();
    await serve(() => ({ ...account, templates: { callback: 'one', contact: 'one', changes: 'one' } }));
    const sent = Object.values(forms).map((form) => ({ to_name: 'Agence', ...form.params }));
    for (const template_params of sent) await post({ ...request, template_id: 'one', template_params });
    expect((await messages()).map(({ form }) => form)).toEqual(['callback', 'contact', 'changes']);
  });

  it('reads the account for each request: without one, messages go to the server behind it', async () => {
    await close();
    let now: SinkAccount | undefined;
    await serve(() => now);
    expect(await (await post(request)).text()).toBe('next');
    expect(await messages()).toEqual([]);
    now = account;
    expect((await post(request)).status).toBe(200);
    now = { ...account, publicKey: 'another' };
    expect((await post(request)).status).toBe(400);
    expect(await messages()).toHaveLength(1);
  });

  it('omits from the list files that are not messages', async () => {
    await post(request);
    for (const [name, text] of Object.entries({ a: '{}', b: '[]', c: 'null', d: '{"template_params":null}', e: '{' }))
      await writeFile(path.join(directory, 'outbox', `${name}.json`), text);
    expect(await messages()).toHaveLength(1);
    const page = await fetch(`${url}/__outbox`);
    expect([page.status, (await page.text()).includes('Messages : 1')]).toEqual([200, true]);
  });
});
