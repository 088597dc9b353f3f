import { once } from 'node:events';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isProgramFile } from '../../src/build/program/program-key.ts';
import { projectRoot } from '../../src/build/project.ts';
import { describeSite } from '../../src/cli/terminal/print-diagnostics.ts';
import { startDevServer } from '../../src/dev/dev-server.ts';
import { isWatched } from '../../src/dev/watched-files.ts';
import { LISTENING_MESSAGE } from '../../src/protocol/events.ts';
import { isFull } from '../browser/routes.ts';
import { askAt } from '../build/hosting/run-nginx.ts';
import { PATIENCE, tinyGuide, tinyManifest, writeTinySite } from '../build/tiny-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

interface Said {
  type?: string;
  event?: string;
  media?: string[];
  err?: { message: string; loc?: { file?: string; line: number } };
}

/**
 * Opens a page like a browser, which reports that it is listening. Returns the messages to it, up to the first error or
 * event.
 */
async function openPage(port: number): Promise<Said[]> {
  const socket = new WebSocket(`ws://localhost:${port}`, 'vite-hmr');
  onTestFinished(() => socket.terminate());
  const sent: Said[] = [];
  socket.on('message', (data) => sent.push(JSON.parse(String(data)) as Said));
  await once(socket, 'open');
  const listening = { type: 'custom', event: LISTENING_MESSAGE, data: { state: 'none' } };
  socket.send(JSON.stringify(listening));
  await vi.waitFor(() => expect(sent.some(({ type, event }) => type === 'error' || event)).toBe(true), PATIENCE);
  return sent;
}

/** Starts the server for a site, by default with a listening page. `said` are all messages to pages. */
async function start(site = writeTinySite(), { isOpen = true } = {}) {
  const reported: string[][] = [];
  const vite = await startDevServer({
    site,
    port: 0,
    outbox: temporaryFolder(),
    describe: describeSite,
    report: ({ diagnostics }) => void reported.push(diagnostics.map(({ code }) => code)),
  });
  onTestFinished(() => vite.close());
  const said: Said[] = [];
  const { hot } = vite.environments.client;
  const send = hot.send.bind(hot);
  vi.spyOn(hot, 'send').mockImplementation((...args: unknown[]) => {
    const { media = [] } = (args[1] ?? {}) as Said;
    const event = { event: String(args[0]), ...(media.length > 0 ? { media } : {}) };
    said.push(typeof args[0] === 'string' ? event : (args[0] as Said));
    send(...(args as Parameters<typeof send>));
  });
  const port = Number(new URL(vite.resolvedUrls?.local[0] ?? '').port);
  if (isOpen) await openPage(port);
  const get = async (address: string) => {
    const response = await fetch(`http://localhost:${port}${address}`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { site, get, said, reported, port, vite };
}

describe('startDevServer', () => {
  it('answers pages like a host, from the same pipeline as a build', async () => {
    const { get, port } = await start();
    const home = await get('/');
    expect(home.status).toBe(200);
    expect(home.text).toContain('Du bois massif');
    expect(home.text).toContain('/@vite/client');
    expect((await get('/bois/chene')).text).toContain('Le chene est un bois.');
    expect((await get('/devis/boulangerie.fr')).status).toBe(200);
    const lost = await get('/nothing');
    expect([lost.status, lost.text.includes('Rien ici')]).toEqual([404, true]);
    expect((await get('/bois/')).headers.get('location')).toBe('/bois');
    expect((await get('/%E0%A4%A')).status).toBe(400);
    expect((await get('/ancien')).headers.get('location')).toBe('/bois');
    expect((await get('/ancien/?gclid=1')).headers.get('location')).toBe('/bois?gclid=1');
    expect((await get('/media/coupe.svg')).headers.get('content-type')).toBe('image/svg+xml');
    expect((await get('/media/drawings/bois/chene.svg')).text).toContain('<svg');
    for (const picture of ['/media/social/bois/chene.png', '/media/social/index.png', '/apple-touch-icon.png']) {
      const { status, headers } = await get(picture);
      expect([picture, status, headers.get('content-type')]).toEqual([picture, 200, 'image/png']);
    }
    expect((await get('/media/social/nothing.png')).status).toBe(404);
    expect((await get('/sitemap.xml')).text).toContain('<loc>https://rabot.example/bois/chene</loc>');
    expect((await get('/__outbox.json')).text).toBe('[]');
    expect(home.text).not.toContain('"https://mail.example"');
    expect(port).toBeGreaterThan(0);
  });

  it('answers any request, however unusual, and keeps running', async () => {
    const { port } = await start();
    const ask = askAt(port);
    // An unexpected upgrade request.
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET *:99999 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    onTestFinished(() => void socket.destroy());
    const answers: [string, number][] = [];
    for (const target of ['//', '//bois', '//[', '/a%00b', '/%', '*', 'http://[', 'http://localhost/bois', '/'])
      answers.push([target, (await ask(target, { accept: 'text/html' })).status]);
    expect(answers).toEqual([
      ['//', 404],
      ['//bois', 404],
      ['//[', 404],
      ['/a%00b', 404],
      ['/%', 400],
      ['*', 400],
      ['http://[', 400],
      ['http://localhost/bois', 200],
      ['/', 200],
    ]);
  });

  it('prevents pages of another origin from reading anything', async () => {
    const { port } = await start();
    for (const address of ['/', '/site.manifest.json', '/src/entry/client-dev.ts?raw', '/@vite/client', '/nothing']) {
      const { headers } = await fetch(`http://localhost:${port}${address}`, {
        headers: { origin: 'http://localhost:1' },
      });
      expect(headers.get('access-control-allow-origin'), address).toBeNull();
    }
  });

  it('only opens its web socket for its own pages, and closes every other one', async () => {
    const { port, get } = await start();
    const token = /wsToken = "([^"]+)"/.exec((await get('/@vite/client')).text)?.[1] ?? '';
    expect(token).not.toBe('');
    const open = (target: string, headers: string[], protocol = 'vite-hmr') =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1').on('error', reject);
        onTestFinished(() => void socket.destroy());
        let answer = '';
        socket.on('data', (bytes) => {
          answer += bytes.toString();
          if (answer.startsWith('HTTP/1.1 101')) resolve('open');
        });
        socket.on('end', () => resolve(answer.split('\r\n')[0] ?? ''));
        const head = [
          `GET ${target} HTTP/1.1`,
          `Host: localhost:${port}`,
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          `Sec-WebSocket-Protocol: ${protocol}`,
          ...headers,
        ];
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
      });
    const own = `Origin: http://localhost:${port}`;
    expect(await open(`/?token=${token}`, [own])).toBe('open');
    const refused = 'HTTP/1.1 403 Forbidden';
    for (const origin of ['http://localhost:1', 'https://evil.example', 'null', `http://127.0.0.1:${port}`])
      expect(await open(`/?token=${token}`, [`Origin: ${origin}`]), origin).toBe(refused);
    for (const target of ['/__edit/api/events', '/__edit', '/bois', `/?token=${token}`])
      expect(await open(target, [own], 'chat'), target).toBe(refused);
    expect(await open('/__edit/api/events', [own])).toBe(refused);
  });

  it('does not serve the target of a link in content, whoever serves it and whenever it was made', async () => {
    const { site, get } = await start();
    expect((await get('/media/coupe.svg')).status).toBe(200);
    const secret = path.join(temporaryFolder(), 'secret.svg');
    writeFileSync(secret, '<svg xmlns="http://www.w3.org/2000/svg">secret</svg>');
    rmSync(path.join(site, 'content/media/coupe.svg'));
    symlinkSync(secret, path.join(site, 'content/media/coupe.svg'));
    expect((await get('/media/coupe.svg')).text).not.toContain('secret');
  });

  it('prevents Vite from serving texts of a site, which may be links', async () => {
    const file = path.join(projectRoot, 'content/README.md');
    const { get } = await start(projectRoot);
    for (const address of ['/content/README.md', `/@fs${file}`, `/@fs${file}?raw`, `/@fs${file}?url`])
      expect([address, (await get(address)).text.includes('# ')]).toEqual([address, false]);
  });

  it('handles addresses with a final slash like hosts, whatever their characters', async () => {
    const redirects = [
      { from: '/blog/:slug', to: '/bois' },
      { from: '/vieux/*', to: '/bois' },
    ];
    const { get } = await start(writeTinySite({ ...tinyManifest(), redirects }));
    for (const [address, status, to] of [
      ['/blog/a', 301, '/bois'],
      ['/blog/a/?b=1', 301, '/bois?b=1'],
      ['/vieux/', 301, '/bois'],
      ['/devis/%E2%82%AC/', 308, '/devis/%E2%82%AC'],
      ['/devis/%C3%A9t%C3%A9%3F/?b=1', 308, '/devis/%C3%A9t%C3%A9%3F?b=1'],
    ] as const) {
      const answer = await get(address);
      expect([address, answer.status, answer.headers.get('location')]).toEqual([address, status, to]);
    }
  });

  it('accepts messages of a site that began with a mistake, for its current account', async () => {
    const site = writeTinySite();
    const manifest = path.join(site, 'site.manifest.json');
    const right = readFileSync(manifest, 'utf8').replace('"templates": {}', '"templates": { "contact": "b" }');
    writeFileSync(manifest, '{');
    const { get, port, said } = await start(site);
    expect((await get('/__outbox.json')).text).toBe('[]');
    const send = async (key: string) => {
      const params = {
        lib_version: '4.4.1',
        service_id: 'service',
        template_id: 'b',
        template_params: { message: 'a' },
      };
      const response = await fetch(`http://localhost:${port}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...params, user_id: key }),
      });
      return response.status;
    };
    for (const key of ['key', 'another']) {
      said.length = 0;
      writeFileSync(manifest, right.replace('"publicKey": "key"', `"publicKey": "${key}"`));
      await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), PATIENCE);
      expect(await send(key)).toBe(200);
    }
    expect(await send('key')).toBe(400);
  });

  it('only answers the host names of this machine, so that foreign pages cannot read the outbox', async () => {
    const ask = askAt((await start()).port);
    expect((await ask('/__outbox.json')).status).toBe(200);
    expect((await ask('/__outbox.json', { host: 'page.example' })).status).toBe(403);
  });

  it('notifies the browser of an edit, and answers with the new state', async () => {
    const { site, get, said } = await start();
    await get('/bois/chene');
    writeFileSync(path.join(site, 'content/bois/chene.md'), `${tinyGuide('chene')}\nÀ l’instant.\n`);
    await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), PATIENCE);
    expect((await get('/bois/chene')).text).toContain('À l’instant.');
  });

  it('sends the names of saved media files, so that their pictures are reloaded', async () => {
    const { site, get, said } = await start();
    await get('/bois/chene');
    writeFileSync(path.join(site, 'content/media/coupe.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
    const event = { event: 'vitrine:update', media: ['/media/coupe.svg'] };
    await vi.waitFor(() => expect(said).toContainEqual(event), PATIENCE);
    expect((await get('/media/coupe.svg?saved=1')).text).toContain('<g/>');
  });

  it('shows the place of an error after a save and keeps the last valid page', async () => {
    const { site, get, said } = await start();
    const file = path.join(site, 'content/bois/chene.md');
    await get('/bois/chene');
    writeFileSync(file, tinyGuide('chene').replace('title:', 'titre:'));
    await vi.waitFor(() => expect(said.some(({ type }) => type === 'error')).toBe(true), PATIENCE);
    const { err } = said.find(({ type }) => type === 'error') ?? {};
    expect(err?.message).toContain('titre');
    expect(err?.loc).toMatchObject({ file, line: 2 });
    expect((await get('/bois/chene')).text).toContain('Le chene est un bois.');
  });

  it('answers unaffected pages after a start with errors, and shows the error in the others', async () => {
    const site = writeTinySite();
    const file = path.join(site, 'site.manifest.json');
    const manifest = readFileSync(file, 'utf8');
    writeFileSync(file, manifest.replace('Du bois massif', ''));
    writeFileSync(path.join(site, 'content/bois/chene.md'), tinyGuide('chene').replace('title:', 'titre:'));
    const { get, said } = await start(site);
    for (const address of ['/bois', '/bois/noyer', '/devis/d-1'])
      expect((await get(address)).status, address).toBe(200);
    const home = await get('/');
    const line = manifest.slice(0, manifest.indexOf('Du bois massif')).split('\n').length;
    expect(home.status).toBe(500);
    expect(home.text).toContain('Une erreur empêche d’afficher cette page');
    expect(home.text).toMatch(new RegExp(`<p>[^<]+</p><p>site\\.manifest\\.json, ligne ${line}, colonne \\d+</p>`));
    expect(home.text).toContain('/@vite/client');
    const guide = await get('/bois/chene/');
    expect(guide.status).toBe(308);
    expect((await get('/bois/chene')).text).toContain('content/bois/chene.md, ligne');
    expect((await get('/nothing')).status).toBe(404);
    writeFileSync(file, manifest);
    await expect.poll(() => said.some(({ event }) => event !== undefined), { timeout: PATIENCE }).toBe(true);
    expect((await get('/')).text).toContain('Du bois massif');
  });

  it('shows an error in each page if it affects all of them', async () => {
    const site = writeTinySite();
    const file = path.join(site, 'site.manifest.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"theme": {', '"theme" {'));
    const { get } = await start(site);
    for (const address of ['/', '/bois', '/bois/chene', '/nothing']) {
      const { status, text } = await get(address);
      expect([address, status]).toEqual([address, 500]);
      expect(text).toMatch(/<p>site\.manifest\.json, ligne \d+, colonne \d+<\/p>/);
    }
  });

  it.runIf(isFull)('shows the rules’ message for a page whose guide has no file', async () => {
    const site = writeTinySite();
    rmSync(path.join(site, 'content/bois/chene.md'));
    const { get } = await start(site);
    expect((await get('/')).status).toBe(200);
    const { status, text } = await get('/bois');
    expect(status).toBe(500);
    expect(text).toMatch(/<p>site\.manifest\.json, ligne \d+, colonne \d+<\/p>/);
  });

  it.runIf(isFull)('does not show a corrected error in the next page that opens', async () => {
    const site = writeTinySite();
    const file = path.join(site, 'content/bois/chene.md');
    const { said, reported, port } = await start(site, { isOpen: false });
    writeFileSync(file, tinyGuide('chene').replace('title:', 'titre:'));
    await vi.waitFor(() => expect(reported.flat().length).toBeGreaterThan(0), PATIENCE);
    writeFileSync(file, tinyGuide('chene'));
    await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), PATIENCE);
    expect((await openPage(port)).map(({ type }) => type)).not.toContain('error');
  });

  it('watches the program and the site, and no files of a build', async () => {
    const { site, vite } = await start();
    const watched = () => Object.keys(vite.watcher.getWatched());
    const parts = [path.join(projectRoot, 'src/dev'), path.join(site, 'content/bois')];
    await vi.waitFor(() => expect(watched()).toEqual(expect.arrayContaining(parts)), PATIENCE);
    // Of the folders above, only the parents of these two may be watched.
    const above = [projectRoot, site].map((folder) => path.dirname(folder));
    const others = watched().filter((folder) => !isWatched(folder, site) && !above.includes(folder));
    expect(others).toEqual([]);
  });

  it('notices a missing file that appears', async () => {
    const { site, get, said } = await start();
    const file = path.join(site, 'content/bois/chene.md');
    await get('/bois/chene');
    rmSync(file);
    await vi.waitFor(() => expect(said.some(({ type }) => type === 'error')).toBe(true), PATIENCE);
    said.length = 0;
    writeFileSync(file, `${tinyGuide('chene')}\nRevenu.\n`);
    await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), PATIENCE);
    expect((await get('/bois/chene')).text).toContain('Revenu.');
  });

  it.runIf(isFull)('shows a manifest that was missing for a while, and later saves', async () => {
    const { site, get, said } = await start();
    const file = path.join(site, 'site.manifest.json');
    const text = readFileSync(file, 'utf8');
    const shows = (heading: string) =>
      vi.waitFor(async () => expect((await get('/')).text).toContain(heading), PATIENCE);
    await shows('Du bois massif');
    rmSync(file);
    await vi.waitFor(() => expect(said.some(({ type }) => type === 'error')).toBe(true), PATIENCE);
    for (const heading of ['Du bois revenu', 'Du bois changé']) {
      said.length = 0;
      writeFileSync(file, text.replace('Du bois massif', heading));
      await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), PATIENCE);
      await shows(heading);
    }
  });

  it.each([1, 15, 30, 45])('shows the second of two saves that are %i ms apart', async (gap) => {
    const { site, get } = await start();
    const file = path.join(site, 'content/bois/chene.md');
    await get('/bois/chene');
    writeFileSync(file, `${tinyGuide('chene')}\nPremier.\n`);
    await sleep(gap);
    writeFileSync(file, `${tinyGuide('chene')}\nSecond.\n`);
    await vi.waitFor(async () => expect((await get('/bois/chene')).text).toContain('Second.'), PATIENCE);
  });

  it.each([
    ['content/bois/chene.md', (text: string) => `${text}\n${'>'.repeat(10_000)} x\n`],
    ['content/bois/chene.md', (text: string) => `${text}${'mot '.repeat(3_000_000)}`],
    ['site.manifest.json', (text: string) => text.replace('Rabot', () => 'mot '.repeat(3_000_000))],
  ])('keeps running with unrenderable content in %s', async (file, spoil) => {
    const { site, get, said } = await start();
    expect((await get('/bois/chene')).status).toBe(200);
    const text = readFileSync(path.join(site, file), 'utf8');
    expect(spoil(text)).not.toBe(text);
    writeFileSync(path.join(site, file), spoil(text));
    await vi.waitFor(() => expect(said.some(({ type }) => type === 'error')).toBe(true), PATIENCE);
    await get('/bois/chene');
    writeFileSync(path.join(site, file), text);
    await vi.waitFor(async () => expect((await get('/bois/chene')).text).toContain('Le chene est un bois.'), PATIENCE);
  });

  it('reports no error of a save that is still being written', async () => {
    const { site, get, said } = await start();
    const file = path.join(site, 'site.manifest.json');
    const text = readFileSync(file, 'utf8');
    await get('/');
    let saves = 0;
    // On a busy machine one save may take too long, but not several in a row.
    await vi.waitFor(async () => {
      said.length = 0;
      saves += 1;
      writeFileSync(file, '');
      await sleep(5);
      writeFileSync(file, text.slice(0, 500));
      await sleep(5);
      // The text differs from the one before the save: if the saves are only noticed after the last one, the old text
      // would not be reported.
      writeFileSync(file, text + '\n'.repeat(saves));
      await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), PATIENCE);
      expect(said.filter(({ type }) => type === 'error')).toEqual([]);
    }, PATIENCE);
  });

  it.runIf(isFull)(
    'begins with the compiled program, and changes to the sources once one of them changes',
    async () => {
      const { get, said, vite } = await start();
      const entry = path.join(projectRoot, 'src/entry/server.tsx');
      const isLoaded = () => Boolean(vite.environments.ssr.moduleGraph.getModulesByFile(entry)?.size);
      const compiled = await get('/bois/chene');
      expect(isLoaded()).toBe(false);
      vite.watcher.emit('change', path.join(projectRoot, 'src/ui/layout/Section.tsx'));
      await vi.waitFor(() => expect(said.some(({ event }) => event === 'vitrine:update')).toBe(true), PATIENCE);
      const loaded = await get('/bois/chene');
      expect(isLoaded()).toBe(true);
      // Without the compiled program, class names also contain the name of the component.
      const bodyOf = ({ text }: { text: string }) =>
        /<div id="v_app">[\s\S]*<\/div>/.exec(text)?.[0].replace(/(?<=[ "])v-[\w-]+/g, '');
      expect(bodyOf(loaded)).toBe(bodyOf(compiled));
    },
  );

  it.runIf(isFull)('loads the sources when Vite restarts', async () => {
    const { get, vite } = await start();
    const compiled = await get('/bois/chene');
    await vite.restart();
    const loaded = await get('/bois/chene');
    expect(vite.environments.ssr.moduleGraph.urlToModuleMap.has('/src/entry/server.tsx')).toBe(true);
    expect(loaded.text).toContain('Le chene est un bois.');
    expect(compiled.status).toBe(loaded.status);
  });

  it.each([
    ['src/shell/page/App.tsx', true],
    ['src/cli/check.ts', false],
    ['src/workshop/editor-pictures/window.webp', false],
    ['content/media/coupe.svg', false],
    ['../elsewhere/src/App.tsx', false],
  ])('watches the files with which pages are rendered: %s', (file, expected) => {
    expect(isProgramFile(path.join(projectRoot, file))).toBe(expected);
  });
});
