import { cpSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import type { Failure } from '../../../src/editor/calls.ts';
import type { RequestedChange } from '../../../src/editor/protocol.ts';
import { guard } from '../../../src/editor/server/guards.ts';
import { editorDirectory } from '../../../src/editor/server/site-secret.ts';
import { GUIDE, writeBaseSite } from '../../fixtures/fixture-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { askRaw, startEditor, startSharedEditor } from './editor-server.ts';

const MANIFEST = 'site.manifest.json';
const file = 'guide:guides/choisir-son-pain' as const;

const server = await startSharedEditor();
afterAll(server.close);
const { host, port, token, page } = server;

/** Returns a change that would succeed if it came from the editor. */
function harmless(baseHash: string, name = 'manifest'): { label: string; changes: RequestedChange[] } {
  const operation = { type: 'set' as const, pointer: '/site/name', value: 'Volé' };
  return { label: 'x', changes: [{ file: name as 'manifest', baseHash, operations: [operation] }] };
}

const edit = (offset: number, text = 'x') => ({ start: offset, end: offset, text });

describe('the editor', () => {
  it('only answers its own page, whichever header identifies another one', async () => {
    const { hash } = await server.call('document', { file: 'manifest' });
    const before = server.read(MANIFEST);
    const foreign: [string, Record<string, string>][] = [
      [
        'a forged form',
        { 'content-type': 'text/plain', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      ],
      ['a form of this very origin', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['a form with a file', { 'content-type': 'multipart/form-data; boundary=x' }],
      ['JSON that says it is text', { 'content-type': 'text/plain;application/json' }],
      ['a no-cors fetch', { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-mode': 'no-cors' }],
      ['a foreign page', { origin: 'https://evil.example' }],
      ['a foreign page without metadata', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
      ['another port', { origin: `http://localhost:${port + 1}`, 'sec-fetch-site': 'same-site' }],
      ['another scheme', { origin: `https://${host}` }],
      ['another name of this machine', { origin: `http://127.0.0.1:${port}` }],
      ['a file on the disk', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      ['a page that hides its origin', { origin: '' }],
      ['a bookmark', { 'sec-fetch-site': 'none' }],
      ['a rebound name', { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }],
      ['a rebound name with our end', { host: `evil.localhost:${port}`, origin: `http://evil.localhost:${port}` }],
      ['a name with an account', { host: `localhost:${port}@evil.example` }],
      ['a name with a point', { host: `localhost.:${port}`, origin: `http://localhost.:${port}` }],
      ['no address of ours', { host: '0.0.0.0', origin: 'http://0.0.0.0' }],
      ['no token', { 'x-vitrine-edit': '' }],
      ['a guessed token', { 'x-vitrine-edit': 'a'.repeat(43) }],
    ];
    for (const [name, headers] of foreign) {
      const answer = await server.raw('apply', harmless(hash), headers);
      expect([name, answer.status], name).toEqual([name, 403]);
      expect(Object.keys(answer.headers).filter((key) => key.startsWith('access-control-'))).toEqual([]);
    }
    const { origin: _, ...without } = server.headers();
    const missing = {
      method: 'POST',
      path: '/__edit/api/apply',
      headers: without,
      body: JSON.stringify(harmless(hash)),
    };
    expect((await askRaw(port, missing)).status).toBe(403);
    expect(server.read(MANIFEST)).toBe(before);
    expect((await server.raw('apply', harmless(hash))).status).toBe(200);
    await server.call('undo', {});
  });

  it('accepts no other method, and no preflight of another origin', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await askRaw(port, { method, path: '/__edit/api/site', headers: server.headers() });
      expect([method, answer.status]).toEqual([method, 403]);
    }
    const own = { host, origin: 'http://localhost:1' };
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-vitrine-edit',
    };
    const preflight = { method: 'OPTIONS', path: '/__edit/api/apply', headers: { ...own, ...asked } };
    expect((await askRaw(port, preflight)).status).toBe(403);
    for (const target of ['/__edit', '/__edit/', '/__edit/client.js', '/__edit/nothing']) {
      const { headers } = await askRaw(port, { path: target, headers: own });
      expect(headers['access-control-allow-origin'], target).toBeUndefined();
    }
  });

  it('sends its page with the token only to a tab, and never into a frame', async () => {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(page.headers['x-frame-options']).toBe('DENY');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script(?![^>]* src=)/);
    expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(page.headers['cache-control']).toBe('no-store');
    for (const destination of ['iframe', 'frame', 'embed', 'object', 'script', 'image', 'empty', 'style']) {
      const headers = { host, 'sec-fetch-dest': destination };
      const { status, text } = await askRaw(port, { path: '/__edit', headers });
      expect([destination, status, text.includes(token)]).toEqual([destination, 403, false]);
    }
    for (const name of ['evil.example', `evil.example:${port}`, `localhost:${port + 1}`, '0.0.0.0']) {
      const { status, text } = await askRaw(port, { path: '/__edit', headers: { host: name } });
      expect([name, status, text.includes(token)]).toEqual([name, 403, false]);
    }
    expect((await askRaw(port, { path: '/', headers: { host } })).text).not.toContain(token);
  });

  it('only answers this machine, whatever name a neighbour uses', () => {
    const headers = { host: 'localhost:5173', 'sec-fetch-dest': 'document' };
    const from = (remoteAddress: string | undefined) =>
      guard({ method: 'GET', headers, remoteAddress, localPort: 5173 }, 'page', 'x');
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.9.1'])
      expect(from(address), address).toBeUndefined();
    for (const address of ['192.168.1.7', '10.0.0.2', '::ffff:192.168.1.7', 'fe80::1', '127.0.0.1.evil', '', undefined])
      expect(from(address)?.reason, String(address)).toBe('forbidden');
  });

  it('only accepts the names of the site’s sources', async () => {
    const site = writeBaseSite();
    const secret = path.join(path.dirname(site), `${path.basename(site)}-secret.md`);
    writeFileSync(secret, '---\ntitle: secret\n---\n');
    onTestFinished(() => rmSync(secret));
    const own = await startEditor({ site });
    const name = path.basename(secret, '.md');
    const names = [
      `guide:../${name}`,
      `guide:../../${name}`,
      `text:guides/../../../${name}`,
      `guide:..\\..\\${name}`,
      `guide:guides\\choisir-son-pain`,
      'guide:guides/choisir-son-pain.md',
      'guide:guides/choisir-son-pain\0',
      'guide:guides/choisir-son-pain\0.md',
      'guide:/etc/passwd',
      'guide:%2e%2e/secret',
      'guide:./guides/choisir-son-pain',
      'guide:C:\\secret',
      'guide:\\\\server\\share',
      'guide:__proto__',
      'guide:',
      'text:media/camille.svg',
      'package.json',
      '../package.json',
      secret,
    ];
    for (const wrong of names) {
      for (const call of ['document', 'schema'] as const) {
        const { status, text } = await own.raw(call, { file: wrong, pointer: '' });
        expect([wrong, status >= 400, text.includes('secret')]).toEqual([wrong, true, false]);
      }
      const { status, text } = await own.raw('apply', harmless('', wrong));
      expect(status === 400 || (JSON.parse(text) as { status: string }).status === 'refused', wrong).toBe(true);
    }
    expect(readFileSync(secret, 'utf8')).toContain('title: secret');
  });

  it.each([
    ['file', GUIDE, 'choisir-son-pain.md'],
    ['folder', path.dirname(GUIDE), ''],
  ])('follows no link out of the site that replaces a %s, or its list of words', async (_, replaced, by) => {
    const outside = temporaryFolder();
    const files = { 'choisir-son-pain.md': '---\ntitle: dehors\n---\n\nSecret\n', 'words.txt': 'Secret\n' };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(outside, name), text);
    const own = await startEditor();
    const { hash } = await own.call('document', { file });
    rmSync(path.join(own.site, replaced), { recursive: true });
    symlinkSync(path.join(outside, by), path.join(own.site, replaced));
    symlinkSync(path.join(outside, 'words.txt'), path.join(own.site, 'content/lexique.txt'));
    const opened = await own.raw('document', { file });
    expect([opened.status, opened.text.includes('Secret')]).toEqual([404, false]);
    const answer = await own.raw('apply', { label: 'x', changes: [{ file, baseHash: hash, edits: [edit(0)] }] });
    expect(JSON.parse(answer.text)).toMatchObject({ status: 'refused' });
    await own.raw('spelling-add', { word: 'pain' });
    const kept = readdirSync(outside).map((name) => [name, readFileSync(path.join(outside, name), 'utf8')]);
    expect(Object.fromEntries(kept)).toEqual(files);
  });

  it('writes through a link within the site, and keeps the link', async () => {
    const site = writeBaseSite();
    const target = path.join(site, 'content/guides/conserver-son-pain.md');
    rmSync(path.join(site, GUIDE));
    symlinkSync(target, path.join(site, GUIDE));
    const { call } = await startEditor({ site });
    const { hash, text } = await call('document', { file });
    await call('apply', { label: 'x', changes: [{ file, baseHash: hash, edits: [edit(text.length, 'Fin.\n')] }] });
    expect(readFileSync(target, 'utf8')).toBe(`${text}Fin.\n`);
    expect(readlinkSync(path.join(site, GUIDE))).toBe(target);
  });

  it('handles malformed requests, and changes nothing', async () => {
    const before = server.read(MANIFEST);
    const { hash } = await server.call('document', { file: 'manifest' });
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const bodies = [
      '',
      'null',
      '[]',
      '"x"',
      '{',
      '{"label":1}',
      deep,
      `{"label":"x","changes":${deep}}`,
      '\0',
      '{"__proto__":{}}',
    ];
    for (const name of ['site', 'document', 'apply', 'schema', 'origins', 'uses', 'search', 'spelling', 'card']) {
      for (const body of name === 'site' ? bodies.slice(0, 5) : bodies) {
        const headers = server.headers();
        const { status } = await askRaw(port, { method: 'POST', path: `/__edit/api/${name}`, headers, body });
        expect([400, 404], `${name} ${body.slice(0, 20)}`).toContain(status);
      }
    }
    const operations = [
      { type: 'set', pointer: 'site/name', value: 'x' },
      { type: 'set', pointer: '/site/name' },
      { type: 'set', pointer: '/__proto__/polluted/deep', value: true },
      { type: 'set', pointer: '/constructor/prototype/polluted', value: true },
      { type: 'move', pointer: '/pages/0', to: -1 },
      { type: 'remove', pointer: '/pages/99' },
      { type: 'insert', pointer: '/pages/01', value: {} },
      { type: 'eval', pointer: '/site/name', value: 'x' },
      { type: 'unset', pointer: '' },
    ];
    const edits = [[edit(1e9)], [edit(-1)], [edit(5), edit(1)], [{ start: 0, end: 1e9, text: '' }], [edit(0, '\0')]];
    for (const own of [
      ...operations.map((one) => ({ operations: [one] })),
      ...edits.map((some) => ({ edits: some })),
    ]) {
      const changes = [{ file: 'manifest', baseHash: hash, ...own }];
      const { status, text } = await server.raw('apply', { label: 'x', changes });
      expect([400, 200], JSON.stringify(own)).toContain(status);
      if (status === 200) expect((JSON.parse(text) as { status: string }).status).toBe('refused');
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    for (const name of ['nothing', '__proto__', 'constructor', 'tostring'])
      expect((await server.raw(name, {})).status).toBeGreaterThanOrEqual(403);
    expect(server.read(MANIFEST)).toBe(before);
  });

  it('limits the time and the length of a body', async () => {
    const long = JSON.stringify({ text: 'x'.repeat(4_100_000) });
    const headers = { ...server.headers(), 'content-length': String(Buffer.byteLength(long)) };
    const search = { method: 'POST', path: '/__edit/api/search', headers, body: long };
    const refused = await askRaw(port, search).catch((error: NodeJS.ErrnoException) => error.code);
    expect(typeof refused === 'object' ? refused.status : refused).toSatisfy((said: unknown) =>
      [413, 'EPIPE', 'ECONNRESET'].includes(said as number),
    );
    const ended = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let said = '';
      const lines = Object.entries(server.headers()).map(([name, value]) => `${name}: ${value}`);
      socket.write(`POST /__edit/api/search HTTP/1.1\r\n${lines.join('\r\n')}\r\ntransfer-encoding: chunked\r\n\r\n`);
      const feed = setInterval(() => socket.write(`10000\r\n${'x'.repeat(0x10000)}\r\n`), 2);
      const end = () => {
        clearInterval(feed);
        resolve(said);
      };
      socket.on('data', (chunk) => {
        said += String(chunk);
      });
      socket.on('close', end).on('error', end);
    });
    expect(ended).toMatch(/^(?:HTTP\/1.1 413|$)/);
    expect((await server.raw('site', {})).status).toBe(200);
  });

  it('does not reveal its token and its journal through the development server', async () => {
    const site = writeBaseSite();
    const directory = editorDirectory(site);
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const own = await startEditor({ site, directory });
    await own.operate({ type: 'set', pointer: '/site/name', value: 'Le four' });
    const kept = readdirSync(directory, { recursive: true }) as string[];
    const files = kept.filter((name) => statSync(path.join(directory, name)).isFile());
    expect(files.length).toBeGreaterThan(1);
    const below = path.relative(projectRoot, directory).split(path.sep).join('/');
    const headers = { host: own.host, origin: 'http://localhost:1' };
    for (const name of files) {
      const start = readFileSync(path.join(directory, name), 'utf8').slice(0, 40);
      const secrets = [own.token, start, btoa(start).slice(0, 40)];
      for (const folder of [`/${below}`, `/@fs${directory}`, `/${below.replace('.', '%2e')}`]) {
        for (const query of ['', '?raw', '?import&raw', '?url', '?inline', '?raw??', '?import&raw??']) {
          const { text } = await askRaw(own.port, { path: `${folder}/${name}${query}`, headers });
          const isGiven = secrets.some((secret) => text.includes(secret));
          expect([folder, query, isGiven]).toEqual([folder, query, false]);
        }
      }
    }
  });

  it('is not served at another spelling of its address', async () => {
    const foreign = { host, origin: 'http://localhost:1', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' };
    const plain = { ...foreign, 'content-type': 'text/plain' };
    const ways = ['//', '/./', '/x/../', '/\\', '/@fs/'].map((way) => `${way}__edit`);
    for (const target of [...ways, '/__EDIT', '/%5f_edit', '/__edit%2f']) {
      const { text } = await askRaw(port, { path: target, headers: foreign });
      expect([target, text.includes(token)]).toEqual([target, false]);
      const call = { method: 'POST', path: `${target}/api/site`, headers: plain, body: '{}' };
      const answer = await askRaw(port, call);
      expect([target, answer.status >= 400, answer.text.includes('"pages"')]).toEqual([target, true, false]);
    }
  });

  it('gives a copied site a token of its own, with which the pages of the other one save nothing in it', async () => {
    const site = writeBaseSite();
    const first = await startEditor({ site, directory: editorDirectory(site) });
    await first.close();
    const copy = path.join(temporaryFolder(), 'copy');
    cpSync(site, copy, { recursive: true });
    const second = await startEditor({ site: copy, directory: editorDirectory(copy) });
    expect(second.token).not.toBe(first.token);
    const { hash } = await second.call('document', { file: 'manifest' });
    const answer = await second.raw('apply', harmless(hash), { 'x-vitrine-edit': first.token });
    expect([answer.status, (JSON.parse(answer.text) as Failure).reason]).toEqual([403, 'token']);
    expect(second.read(MANIFEST)).toBe(first.read(MANIFEST));
    await second.close();

    const siteOf = ({ page }: typeof first) => /data-site="(\w+)"/.exec(page.text)?.[1];
    expect(siteOf(second)).toMatch(/^\w{32}$/);
    expect(siteOf(second)).not.toBe(siteOf(first));
    // Opens the same folder through another path.
    const link = path.join(temporaryFolder(), 'link');
    symlinkSync(copy, link);
    const third = await startEditor({ site: link, directory: editorDirectory(link) });
    expect([third.token, siteOf(third)]).toEqual([second.token, siteOf(second)]);
  });

  it('keeps its token unreadable for other users of the machine', () => {
    expect(statSync(path.join(server.directory, 'token')).mode & 0o077).toBe(0);
  });
});
