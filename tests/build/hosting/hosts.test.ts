import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatMarker, MARKER } from '../../../src/build/output/build-marker.ts';
import { tools } from '../../../src/cli/test/tools.ts';
import {
  createPreviewServer,
  type PreviewOptions,
  type PreviewServer,
} from '../../../src/dev/preview/preview-server.ts';
import { freePort } from '../../free-port.ts';
import { folderOf, temporaryFolder } from '../../temporary-folder.ts';
import { film, writePublishedFolder } from '../published-folder.ts';
import { type Ask, askAt, hasBrotli, hasNginx, serveWithNginx } from './run-nginx.ts';

const portOf = (url: string) => Number(new URL(url).port);

async function startServer(options: Partial<PreviewOptions> = {}): Promise<PreviewServer> {
  const folders = { directory: writePublishedFolder(), outbox: temporaryFolder() };
  const preview = await createPreviewServer({ ...folders, port: 0, asPublished: true, ...options });
  onTestFinished(() => preview.close());
  return preview;
}

async function startPreview(options: Partial<PreviewOptions> = {}): Promise<Ask> {
  return askAt(portOf((await startServer(options)).url));
}

const recipe = path.resolve(import.meta.dirname, '../../../src/build/hosting/nginx.md');

async function startNginx({ brotli = false } = {}): Promise<Ask> {
  const port = await freePort();
  const published = writePublishedFolder(`127.0.0.1:${port}`);
  const configuration = readFileSync(path.join(published, 'nginx.conf'), 'utf8');
  if (!brotli) return serveWithNginx(configuration, port);
  const [listen = ''] = /listen .*;/.exec(configuration) ?? [];
  const included = path.join(temporaryFolder(), 'site-tls.conf');
  const [added = ''] = /^brotli_static.*$/m.exec(readFileSync(recipe, 'utf8')) ?? [];
  writeFileSync(included, `${listen}\n${added}\n`);
  return serveWithNginx(configuration.replace(listen, `include ${included};`), port, [tools.brotli.file]);
}

const SECURITY = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

describe.each([
  { host: 'the preview server', start: startPreview, installed: true },
  { host: 'nginx with the published configuration', start: () => startNginx(), installed: hasNginx },
])('$host', ({ start, installed }: { start: () => Promise<Ask>; installed: boolean }) => {
  const test = it.runIf(installed);

  test('answers clean addresses, including a hub with a folder of its name, and those of a route with a parameter', async () => {
    const ask = await start();
    for (const [address, title] of Object.entries({
      '/': 'home',
      '/hub': 'hub',
      '/hub/guide': 'guide',
      '/hub?utm=1': 'hub',
      '/devis/a-1': 'quote',
      '/devis/boulangerie-exemple.fr': 'quote',
    })) {
      const { status, headers, body } = await ask(address);
      const type = headers['content-type']?.toLowerCase();
      expect([address, status, type]).toEqual([address, 200, 'text/html; charset=utf-8']);
      expect(body.toString()).toContain(`<title>${title}</title>`);
    }
  });

  test('never redirects a visitor to another host, whatever slashes an address has', async () => {
    const ask = await start();
    for (const address of ['//evil.example/', '///evil.example//', '//evil.example/%2e/', '/.//evil.example/']) {
      const { status, headers } = await ask(address);
      expect([address, status]).toEqual([address, 308]);
      const { host } = new URL(headers.location ?? '', 'http://here.example');
      expect([address, host, headers.location]).toEqual([
        address,
        'here.example',
        expect.not.stringMatching(/^\/[/\\]/),
      ]);
    }
    for (const address of ['/\\evil.example/', '/\\/evil.example/', '//\\evil.example/', '/hub\\/']) {
      const { status, headers } = await ask(address);
      expect([address, status, headers.location]).toEqual([address, 404, undefined]);
    }
  });

  test('sends nothing hidden except for /.well-known/', async () => {
    const ask = await start();
    const hidden = [
      `/${MARKER}`,
      '/.env',
      '/.git/config',
      '/.git/',
      '/.git',
      '/media/.secret.svg',
      '/.well-known/.secret',
      '/.a',
    ];
    for (const address of [...hidden, '/%2egit/config', '/hub/../.env']) {
      const { status, body } = await ask(address);
      expect([address, status, body.includes('secret')]).toEqual([address, 404, false]);
    }
    const { status, body } = await ask('/.well-known/security.txt');
    expect([status, body.toString()]).toEqual([200, 'Contact: mailto:a@b.example']);
  });

  test('answers unknown addresses with their page and status 404', async () => {
    const ask = await start();
    for (const address of [
      '/nothing',
      '/hub/nothing',
      '/devis/a/b',
      '/_assets/gone.js',
      '/_headers',
      '/_redirects',
      '/nginx.conf',
      '/404',
      '/404.html',
      '/..%2f..%2fetc/passwd',
    ]) {
      const { status, headers, body } = await ask(address);
      expect([address, [400, 404].includes(status)]).toEqual([address, true]);
      if (status === 404) expect(body.toString()).toContain('<title>lost</title>');
      expect([address, headers['cache-control'] ?? '']).toEqual([address, expect.not.stringContaining('immutable')]);
    }
  });

  test('redirects as the manifest says, with or without a final slash, in any encoding, and keeps the query before the fragment', async () => {
    const ask = await start();
    for (const [address, status, to] of [
      ['/hub/', 308, '/hub'],
      ['/hub/guide/?a=1', 308, '/hub/guide?a=1'],
      ['/ancien', 301, '/hub'],
      ['/ancien/', 301, '/hub'],
      ['/blog/2019', 301, '/hub'],
      ['/blog/2019/', 301, '/hub'],
      ['/archives/', 302, '/hub'],
      ['/archives/a/b', 302, '/hub'],
      ['/archives/a/b/', 302, '/hub'],
      ['/vieux/blog', 301, '/hub'],
      ['/vieux/blog/', 301, '/hub'],
      ['/r%C3%A9alisations', 301, '/hub'],
      ['/r%c3%a9alisations/', 301, '/hub'],
      ['/archives/bons%20plans', 301, '/hub/guide'],
      ['/archives/bons%20plans/', 301, '/hub/guide'],
      ['/ancien?gclid=1', 301, '/hub?gclid=1'],
      ['/ancien/?a=b?c&d=%26', 301, '/hub?a=b?c&d=%26'],
      ['/ancien?', 301, '/hub'],
      ['/place?gclid=1', 301, '/hub?gclid=1#prix'],
      ['/place', 301, '/hub#prix'],
      ['/demande?gclid=1', 301, '/hub?a=1&gclid=1#prix'],
      ['/demande', 301, '/hub?a=1#prix'],
      ['/archives/x?gclid=1', 302, '/hub?gclid=1'],
      // Special characters of configurations.
      ['/ailleurs', 301, 'https://exemple.org/a;b'],
      ['/sujet', 302, '/hub?sujet=a;b'],
      ['/accolade', 301, 'https://exemple.org/%7Bid%7D'],
      ['/guillemet', 301, '/hub#%22;%20%7D%20location%20/x%20%7B%20return%20200%20%22y'],
      ['/accent', 301, 'https://xn--cole-9oa.example/%C3%A9t%C3%A9%20bleu'],
      ['/variable', 301, expect.stringMatching(/^https:\/\/exemple\.org\/\?q=(?:\$|%24)uri$/)],
    ] as const) {
      const { status: given, headers } = await ask(address);
      expect([address, given, headers.location]).toEqual([address, status, to]);
    }
    for (const address of ['/archives', '/blog', '/blog/a/b', '/x']) expect((await ask(address)).status).toBe(404);
  });

  test('sends the security headers with every response, and files with their lifetime, compression and type', async () => {
    const ask = await start();
    for (const address of ['/', '/nothing', '/ancien', '/devis/a', '/_assets/client-abc.js', '/media/film.mp4']) {
      const { headers } = await ask(address);
      for (const name of SECURITY) expect([address, name, headers[name] !== undefined]).toEqual([address, name, true]);
    }
    for (const [address, name, value] of [
      ['/_assets/client-abc.js', 'cache-control', /immutable/],
      ['/media/film.mp4', 'cache-control', /max-age=86400/],
      ['/hub', 'cache-control', /max-age=0/],
      // The feed has its own type, unlike other XML.
      ['/feed.xml', 'content-type', /^application\/atom\+xml(?:; ?charset=utf-8)?$/i],
      ['/sitemap.xml', 'content-type', /^(?:application|text)\/xml/],
    ] as const) {
      const { status, headers } = await ask(address);
      expect([address, status, headers[name]]).toEqual([address, 200, expect.stringMatching(value)]);
    }
    const zipped = await ask('/hub', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(gunzipSync(zipped.body).toString()).toContain('<title>hub</title>');
    expect((await ask('/hub')).headers['content-encoding']).toBeUndefined();
  });

  test('does not send unchanged files again, but the page of unknown addresses, whatever page the browser has', async () => {
    const ask = await start();
    const etag = String((await ask('/hub')).headers.etag);
    expect(etag).toMatch(/^(?:W\/)?".+"$/);
    // A proxy that compresses responses makes the validator weak.
    for (const known of [etag, `"other", W/${etag.replace(/^W\//, '')}`]) {
      const { status, body } = await ask('/hub', { 'if-none-match': known });
      expect([known, status, body.length]).toEqual([known, 304, 0]);
    }
    expect((await ask('/hub', { 'if-none-match': '"other"' })).status).toBe(200);
    for (const known of [(await ask('/nowhere')).headers.etag, (await ask('/404.html')).headers.etag, '*']) {
      if (known === undefined) continue;
      const { status, body } = await ask('/nowhere', { 'if-none-match': known });
      expect([known, status, body.length > 0]).toEqual([known, 404, true]);
    }
  });

  test('sends the range of a film that a player requests', async () => {
    const ask = await start();
    const part = await ask('/media/film.mp4', { range: 'bytes=100-199' });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 100-199/1000']);
    expect(part.body).toEqual(film.subarray(100, 200));
    const beyond = await ask('/media/film.mp4', { range: 'bytes=1000-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });
});

it.runIf(hasNginx)('nginx behind a proxy that ends TLS redirects http:// to the same address on https://', async () => {
  const ask = await startNginx();
  const { status, headers } = await ask('/hub?utm=1', { 'x-forwarded-proto': 'http' });
  expect([status, headers.location]).toEqual([301, 'https://localhost/hub?utm=1']);
  // A request for another host name is redirected to the server's own name.
  const elsewhere = await ask('/hub', { 'x-forwarded-proto': 'http', host: 'other.example' });
  expect(elsewhere.headers.location).toBe('https://localhost/hub');
  expect((await ask('/hub', { 'x-forwarded-proto': 'https' })).status).toBe(200);
});

it.runIf(hasBrotli)(
  'nginx sends the smallest copy that a browser accepts, with the line of the recipe in the included file',
  async () => {
    const ask = await startNginx({ brotli: true });
    const { headers, body } = await ask('/hub', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(body).toString()).toBe((await ask('/hub')).body.toString());
    const older = await ask('/hub', { 'accept-encoding': 'gzip' });
    expect(older.headers['content-encoding']).toBe('gzip');
  },
);

describe('the preview server', () => {
  it('compresses files without a copy, like hosts', async () => {
    const ask = await startPreview();
    const script = (await ask('/_assets/client-abc.js')).body.toString();
    for (const [coding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, body } = await ask('/_assets/client-abc.js', { 'accept-encoding': coding });
      expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
      expect(decompress(body).toString()).toBe(script);
      const again = await ask('/_assets/client-abc.js', {
        'accept-encoding': coding,
        'if-none-match': String(headers.etag),
      });
      expect(again.status).toBe(304);
    }
  });

  it('prefers Brotli, answers HEAD without a body, and rejects other methods and undecodable addresses', async () => {
    const ask = await startPreview();
    const squeezed = await ask('/hub', { 'accept-encoding': 'gzip, br' });
    expect(squeezed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(squeezed.body).toString()).toContain('<title>hub</title>');
    const head = await ask('/hub', {}, 'HEAD');
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true]);
    expect((await ask('/hub', {}, 'POST')).status).toBe(405);
    expect((await ask('/%zz')).status).toBe(400);
  });

  it('redirects messages to itself while serving, and keeps texts and files', async () => {
    const { url } = await startServer({ asPublished: false });
    const origin = url.replace(/\/$/, '');
    const ask = askAt(portOf(url));
    const { headers, body } = await ask('/hub', { 'accept-encoding': 'gzip' });
    const html = gunzipSync(body).toString();
    expect(html).toContain(`{"origin":"${origin}"}`);
    expect(html).toContain('Service : https://mail.example');
    expect(/<meta [^>]*>/.exec(html)?.[0]).toContain(origin);
    expect(headers['content-security-policy']).toContain(origin);
    expect(headers['content-security-policy']).not.toContain('mail.example');
    expect((await ask('/__outbox.json')).status).toBe(200);
    // Pages that are changed have no validator of a file.
    const { etag = '' } = (await ask('/nowhere')).headers;
    expect(etag).not.toBe('');
    expect((await ask('/nowhere', { 'if-none-match': etag })).status).toBe(404);
  });

  it('accepts the messages of the site in the folder, and of the next one', async () => {
    const directory = writePublishedFolder();
    const { url } = await startServer({ directory, asPublished: false });
    const send = async (user_id: string) => {
      const message = { service_id: 'service', template_id: 'modele', template_params: {} };
      const body = JSON.stringify({ lib_version: '4.4.1', user_id, ...message });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${url}api/v1.0/email/send`, { method: 'POST', headers, body })).status;
    };
    for (const publicKey of ['of-martin', 'of-rabot']) {
      const mail = { origin: 'https://mail.example', publicKey, serviceId: 'service', templates: { devis: 'modele' } };
      const marker = formatMarker({ site: `https://${publicKey}.example`, mail, forms: {} });
      writeFileSync(path.join(directory, MARKER), marker);
      expect([await send('of-another'), await send(publicKey)]).toEqual([400, 200]);
    }
  });

  it('serves every byte as published on request, but no file for hosts only, in any form of its address', async () => {
    const ask = await startPreview();
    const { headers, body } = await ask('/hub');
    expect(body.toString()).toContain('{"origin":"https://mail.example"}');
    expect(headers['content-security-policy']).toContain('https://mail.example');
    for (const address of ['/__outbox', '/./_headers', '/hub/../_redirects', '/%2e/nginx.conf', '/_headers'])
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
  });

  it('redirects the address of a folder to the one with a slash, and shows its page there', async () => {
    const to = '/_routes/devis/numero/';
    const directory = folderOf({
      'index.html': '<title>home</title>',
      'hub/index.html': '<title>hub</title>',
      'hub/guide/index.html': '<title>guide</title>',
      '_routes/devis/numero/index.html': '<title>quote</title>',
      _redirects: `/devis/:numero ${to} 200\n/devis/:numero/ ${to} 200\n`,
    });
    const ask = await startPreview({ directory, asPublished: false });
    for (const [address, answer] of Object.entries({ '/hub': '/hub/', '/hub/guide?a=1': '/hub/guide/?a=1' })) {
      const { status, headers } = await ask(address);
      expect([address, status, headers.location]).toEqual([address, 308, answer]);
    }
    for (const [address, name] of Object.entries({
      '/hub/': 'hub',
      '/hub/guide/?a=1': 'guide',
      '/hub/index.html': 'hub',
      '/devis/a-1': 'quote',
      '/devis/a-1/': 'quote',
    })) {
      const { status, body } = await ask(address);
      expect([address, status, body.toString()]).toEqual([address, 200, `<title>${name}</title>`]);
    }
  });

  it('serves a site below its base path', async () => {
    const ask = await startPreview({ base: '/depot/', asPublished: false });
    expect((await ask('/depot/hub')).status).toBe(200);
    expect((await ask('/depot/ancien')).headers.location).toBe('/depot/hub');
    expect((await ask('/depot')).headers.location).toBe('/depot/');
    expect((await ask('/hub')).status).toBe(404);
  });

  it.runIf(existsSync('/proc/self/fd'))('closes a file whose reader has disconnected', async () => {
    const directory = writePublishedFolder();
    const large = path.join(directory, 'media/large.mp4');
    writeFileSync(large, '');
    truncateSync(large, 64 * 1024 * 1024);
    const { url } = await startServer({ directory });
    const opened = () =>
      readdirSync('/proc/self/fd').filter((descriptor) => {
        try {
          return readlinkSync(`/proc/self/fd/${descriptor}`) === large;
        } catch {
          // The file was closed meanwhile, as was the folder from which this list was read.
          return false;
        }
      });
    for (let reader = 0; reader < 3; reader++) {
      await new Promise<void>((resolve, reject) => {
        const asked = request(`${url}media/large.mp4`, (response) => {
          response.once('data', () => {
            expect(opened()).not.toEqual([]);
            asked.destroy();
            resolve();
          });
          response.on('error', () => undefined);
        });
        asked.on('error', reject).end();
      });
    }
    await expect.poll(opened).toEqual([]);
  });

  it('sends no range of the page of unknown addresses, nor of a file that has changed since', async () => {
    const ask = await startPreview();
    const range = { range: 'bytes=100-199' };
    const { status, headers } = await ask('/nothing', range);
    expect([status, headers['content-range'], headers['accept-ranges']]).toEqual([404, undefined, undefined]);
    const etag = String((await ask('/media/film.mp4')).headers.etag);
    expect((await ask('/media/film.mp4', { ...range, 'if-range': etag })).status).toBe(206);
    const whole = await ask('/media/film.mp4', { ...range, 'if-range': '"another"' });
    expect([whole.status, whole.body.length]).toEqual([200, film.length]);
  });

  it('follows the rules of a newer build while it is running', async () => {
    const directory = writePublishedFolder();
    const ask = await startPreview({ directory });
    expect((await ask('/ancien')).headers.location).toBe('/hub');
    writeFileSync(path.join(directory, '_headers'), '/*\n  X-Built: again\n');
    writeFileSync(path.join(directory, '_redirects'), '/ancien /devis/a 302\n');
    const { status, headers } = await ask('/ancien');
    expect([status, headers.location, headers['x-built']]).toEqual([302, '/devis/a', 'again']);
    expect(headers['content-security-policy']).toBeUndefined();
  });

  it('fails for a file that cannot be sent, and continues', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    const directory = writePublishedFolder();
    appendFileSync(path.join(directory, '_headers'), '\n/lost\n  X-Control: a\u0001b\n');
    const ask = await startPreview({ directory, asPublished: false });
    const { status, headers, body } = await ask('/lost');
    expect([status, headers['content-type'], body.toString()]).toEqual([500, 'text/plain; charset=utf-8', '500\n']);
    expect(headers['content-security-policy']).toBeUndefined();
    expect(said.mock.calls.flat()).toEqual([expect.stringMatching(/^\/lost: Invalid character in header content/)]);
    expect((await ask('/hub')).status).toBe(200);
  });

  it('only serves this machine, by its own names', async () => {
    const preview = await startServer({ asPublished: false });
    expect((preview.server.address() as AddressInfo).address).toBe('127.0.0.1');
    const ask = askAt(portOf(preview.url));
    expect((await ask('/__outbox.json', { host: 'localhost' })).status).toBe(200);
    for (const address of ['/__outbox.json', '/hub'])
      expect([address, (await ask(address, { host: 'page.example' })).status]).toEqual([address, 403]);
  });

  it('serves the network on request, under the given name', async () => {
    const preview = await startServer({ host: '0.0.0.0' });
    expect((preview.server.address() as AddressInfo).address).toBe('0.0.0.0');
    expect((await askAt(portOf(preview.url))('/hub', { host: '192.0.2.1:4173' })).status).toBe(200);
  });
});
