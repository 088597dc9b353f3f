import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isProgramFile } from '../../src/build/program/program-key.ts';
import { projectRoot } from '../../src/build/project.ts';
import type { DevServerOptions } from '../../src/dev/dev-server.ts';
import { isWatched } from '../../src/dev/watched-files.ts';
import { LISTENING_MESSAGE } from '../../src/protocol/events.ts';
import { isFull } from '../browser/routes.ts';
import { askAt } from '../build/hosting/run-nginx.ts';
import { baseManifest, baseText, GUIDE, HEADING, parameterPage, writeBaseSite } from '../fixtures/fixture-site.ts';
import { SAVE_TIMEOUT_MS } from '../save-timeout.ts';
import { openDevServer } from './open-dev-server.ts';

/** Route of the first guide. */
const ROUTE = '/guides/choisir-son-pain';

/** Writes the base site with a page with a parameter. */
const writeSite = (changes: object = {}) =>
  writeBaseSite({ ...baseManifest(), pages: [...baseManifest().pages, parameterPage], ...changes });

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
  await vi.waitFor(() => expect(sent.some(({ type, event }) => type === 'error' || event)).toBe(true), SAVE_TIMEOUT_MS);
  return sent;
}

/** Starts the server for a site, by default with a listening page. `said` are all messages to pages. */
async function start(site = writeSite(), { isOpen = true } = {}) {
  const reported: string[][] = [];
  const report: DevServerOptions['report'] = ({ diagnostics }) =>
    void reported.push(diagnostics.map(({ code }) => code));
  const { vite, port } = await openDevServer({ site, report });
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
  it('answers pages like a host, from the same pipeline as a build, and addresses with a final slash, whatever their characters', async () => {
    const redirects = [
      { from: '/pains', to: '/guides' },
      { from: '/blog/:slug', to: '/guides' },
      { from: '/vieux/*', to: '/guides' },
    ];
    const { get } = await start(writeSite({ redirects }));
    const home = await get('/');
    expect(home.status).toBe(200);
    expect(home.text).toContain(HEADING);
    expect(home.text).toContain('/@vite/client');
    expect(home.text).not.toContain('"https://mail.exemples.fr"');
    for (const [address, text] of Object.entries({
      [ROUTE]: 'Un pain au levain se garde',
      '/media/drawings/guides/choisir-son-pain.svg': '<svg',
      '/sitemap.xml': '<loc>https://boulangerie.exemples.fr/guides/choisir-son-pain</loc>',
    }))
      expect((await get(address)).text).toContain(text);
    expect((await get('/__outbox.json')).text).toBe('[]');
    const lost = await get('/nothing');
    expect([lost.status, lost.text.includes('Cette page n’existe pas')]).toEqual([404, true]);
    const social = '/media/social';
    for (const address of [`${social}${ROUTE}.png`, `${social}/index.png`, '/apple-touch-icon.png']) {
      const { status, headers } = await get(address);
      expect([address, status, headers.get('content-type')]).toEqual([address, 200, 'image/png']);
    }
    expect((await get('/media/camille.svg')).headers.get('content-type')).toBe('image/svg+xml');
    for (const [address, status, to] of [
      ['/maquette/boulangerie.fr', 200, null],
      [`${social}/nothing.png`, 404, null],
      ['/%E0%A4%A', 400, null],
      ['/guides/', 308, '/guides'],
      ['/pains', 301, '/guides'],
      ['/pains/?gclid=1', 301, '/guides?gclid=1'],
      ['/blog/a', 301, '/guides'],
      ['/blog/a/?b=1', 301, '/guides?b=1'],
      ['/vieux/', 301, '/guides'],
      ['/maquette/%E2%82%AC/', 308, '/maquette/%E2%82%AC'],
      ['/maquette/%C3%A9t%C3%A9%3F/?b=1', 308, '/maquette/%C3%A9t%C3%A9%3F?b=1'],
    ] as const) {
      const answer = await get(address);
      expect([address, answer.status, answer.headers.get('location')]).toEqual([address, status, to]);
    }
  });

  it('answers any request, however unusual, but only of its own pages, at the host names of this machine, and closes every other web socket', async () => {
    const { port, get } = await start();
    const ask = askAt(port);
    // An unexpected upgrade request.
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET *:99999 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    onTestFinished(() => void socket.destroy());
    const answers: [string, number][] = [];
    for (const target of ['//', '//bois', '//[', '/a%00b', '/%', '*', 'http://[', 'http://localhost/guides', '/'])
      answers.push([target, (await ask(target, { accept: 'text/html' })).status]);
    expect(answers).toEqual([
      ['//', 404],
      ['//bois', 404],
      ['//[', 404],
      ['/a%00b', 404],
      ['/%', 400],
      ['*', 400],
      ['http://[', 400],
      ['http://localhost/guides', 200],
      ['/', 200],
    ]);
    for (const address of ['/', '/site.manifest.json', '/src/entry/client-dev.ts?raw', '/@vite/client', '/nothing']) {
      const { headers } = await ask(address, { origin: 'http://localhost:1' });
      expect([address, headers['access-control-allow-origin']]).toEqual([address, undefined]);
    }
    // Otherwise, foreign pages could read the outbox.
    expect((await ask('/__outbox.json')).status).toBe(200);
    expect((await ask('/__outbox.json', { host: 'page.example' })).status).toBe(403);

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
    for (const target of ['/__edit/api/events', '/__edit', '/guides', `/?token=${token}`])
      expect(await open(target, [own], 'chat'), target).toBe(refused);
    expect(await open('/__edit/api/events', [own])).toBe(refused);
  });

  it('prevents Vite from serving texts of a site, which may be links', async () => {
    const file = path.join(projectRoot, 'content/README.md');
    const { get } = await start(projectRoot);
    for (const address of ['/content/README.md', `/@fs${file}`, `/@fs${file}?raw`, `/@fs${file}?url`])
      expect([address, (await get(address)).text.includes('# ')]).toEqual([address, false]);
  });

  it('shows an error in each page if it affects all of them, and then accepts messages for the current account', async () => {
    const site = writeSite();
    const manifest = path.join(site, 'site.manifest.json');
    const right = readFileSync(manifest, 'utf8').replace('"contact": "t2"', '"contact": "b"');
    writeFileSync(manifest, right.replace('"theme": {', '"theme" {'));
    const { get, port, said } = await start(site);
    for (const address of ['/', '/guides', ROUTE, '/nothing']) {
      const { status, text } = await get(address);
      expect([address, status]).toEqual([address, 500]);
      expect(text).toMatch(/<p>site\.manifest\.json, ligne \d+, colonne \d+<\/p>/);
    }
    expect((await get('/__outbox.json')).text).toBe('[]');
    const send = async (user_id: string) => {
      const message = { service_id: 'service', template_id: 'b', template_params: { message: 'a' } };
      const { status } = await fetch(`http://localhost:${port}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lib_version: '4.4.1', user_id, ...message }),
      });
      return status;
    };
    for (const key of ['key', 'another']) {
      said.length = 0;
      writeFileSync(manifest, right.replace('"publicKey": "key"', `"publicKey": "${key}"`));
      await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), SAVE_TIMEOUT_MS);
      expect(await send(key)).toBe(200);
    }
    expect(await send('key')).toBe(400);
  });

  it('notifies the browser of an edit, with the names of saved media files, and shows the second of two saves that are 1, 15, 30 and 45 ms apart', async () => {
    const { site, get, said } = await start();
    const file = path.join(site, GUIDE);
    await get(ROUTE);
    writeFileSync(file, `${baseText(GUIDE)}\nÀ l’instant.\n`);
    await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), SAVE_TIMEOUT_MS);
    expect((await get(ROUTE)).text).toContain('À l’instant.');
    writeFileSync(path.join(site, 'content/media/camille.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
    const event = { event: 'vitrine:update', media: ['/media/camille.svg'] };
    await vi.waitFor(() => expect(said).toContainEqual(event), SAVE_TIMEOUT_MS);
    expect((await get('/media/camille.svg?saved=1')).text).toContain('<g/>');
    for (const gap of [1, 15, 30, 45]) {
      writeFileSync(file, `${baseText(GUIDE)}\nPremier ${gap}.\n`);
      await sleep(gap);
      writeFileSync(file, `${baseText(GUIDE)}\nSecond ${gap}.\n`);
      await vi.waitFor(async () => expect((await get(ROUTE)).text).toContain(`Second ${gap}.`), SAVE_TIMEOUT_MS);
    }
  });

  it('shows the place of an error after a save, keeps the last valid page, and notices a missing file that appears', async () => {
    const { site, get, said } = await start();
    const file = path.join(site, GUIDE);
    const isWrong = () =>
      vi.waitFor(() => expect(said.some(({ type }) => type === 'error')).toBe(true), SAVE_TIMEOUT_MS);
    await get(ROUTE);
    writeFileSync(file, baseText(GUIDE).replace('title:', 'titre:'));
    await isWrong();
    const { err } = said.find(({ type }) => type === 'error') ?? {};
    expect(err?.message).toContain('titre');
    expect(err?.loc).toMatchObject({ file, line: 2 });
    expect((await get(ROUTE)).text).toContain('Un pain au levain se garde');
    said.length = 0;
    rmSync(file);
    await isWrong();
    said.length = 0;
    writeFileSync(file, `${baseText(GUIDE)}\nRevenu.\n`);
    await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), SAVE_TIMEOUT_MS);
    expect((await get(ROUTE)).text).toContain('Revenu.');
  });

  it('answers unaffected pages after a start with errors, and shows the error in the others', async () => {
    const site = writeSite();
    const file = path.join(site, 'site.manifest.json');
    const manifest = readFileSync(file, 'utf8');
    writeFileSync(file, manifest.replace(HEADING, ''));
    writeFileSync(path.join(site, GUIDE), baseText(GUIDE).replace('title:', 'titre:'));
    const { get, said } = await start(site);
    for (const address of ['/guides', '/guides/conserver-son-pain', '/maquette/four.exemples.fr'])
      expect((await get(address)).status, address).toBe(200);
    const home = await get('/');
    const line = manifest.slice(0, manifest.indexOf(HEADING)).split('\n').length;
    expect(home.status).toBe(500);
    expect(home.text).toContain('Une erreur empêche d’afficher cette page');
    expect(home.text).toMatch(new RegExp(`<p>[^<]+</p><p>site\\.manifest\\.json, ligne ${line}, colonne \\d+</p>`));
    expect(home.text).toContain('/@vite/client');
    expect((await get(`${ROUTE}/`)).status).toBe(308);
    expect((await get(ROUTE)).text).toContain('content/guides/choisir-son-pain.md, ligne');
    expect((await get('/nothing')).status).toBe(404);
    writeFileSync(file, manifest);
    await expect.poll(() => said.some(({ event }) => event !== undefined), { timeout: SAVE_TIMEOUT_MS }).toBe(true);
    expect((await get('/')).text).toContain(HEADING);
  });

  it.runIf(isFull)('shows the rules’ message for a page whose guide has no file', async () => {
    const site = writeSite();
    rmSync(path.join(site, GUIDE));
    const { get } = await start(site);
    expect((await get('/')).status).toBe(200);
    const { status, text } = await get('/guides');
    expect(status).toBe(500);
    expect(text).toMatch(/<p>site\.manifest\.json, ligne \d+, colonne \d+<\/p>/);
  });

  it.runIf(isFull)('does not show a corrected error in the next page that opens', async () => {
    const site = writeSite();
    const file = path.join(site, GUIDE);
    const { said, reported, port } = await start(site, { isOpen: false });
    writeFileSync(file, baseText(GUIDE).replace('title:', 'titre:'));
    await vi.waitFor(() => expect(reported.flat().length).toBeGreaterThan(0), SAVE_TIMEOUT_MS);
    writeFileSync(file, baseText(GUIDE));
    await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), SAVE_TIMEOUT_MS);
    expect((await openPage(port)).map(({ type }) => type)).not.toContain('error');
  });

  it('watches the program and the site, and no files of a build', async () => {
    const { site, vite } = await start();
    const watched = () => Object.keys(vite.watcher.getWatched());
    const parts = [path.join(projectRoot, 'src/dev'), path.join(site, 'content/guides')];
    await vi.waitFor(() => expect(watched()).toEqual(expect.arrayContaining(parts)), SAVE_TIMEOUT_MS);
    // Of the folders above, only the parents of these two may be watched.
    const above = [projectRoot, site].map((folder) => path.dirname(folder));
    const others = watched().filter((folder) => !isWatched(folder, site) && !above.includes(folder));
    expect(others).toEqual([]);
  });

  it.runIf(isFull)('shows a manifest that was missing for a while, and later saves', async () => {
    const { site, get, said } = await start();
    const file = path.join(site, 'site.manifest.json');
    const text = readFileSync(file, 'utf8');
    const shows = (heading: string) =>
      vi.waitFor(async () => expect((await get('/')).text).toContain(heading), SAVE_TIMEOUT_MS);
    await shows(HEADING);
    rmSync(file);
    await vi.waitFor(() => expect(said.some(({ type }) => type === 'error')).toBe(true), SAVE_TIMEOUT_MS);
    for (const heading of ['Du pain revenu', 'Du pain changé']) {
      said.length = 0;
      writeFileSync(file, text.replace(HEADING, heading));
      await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), SAVE_TIMEOUT_MS);
      await shows(heading);
    }
  });

  it('keeps running with unrenderable content in a guide or in the manifest', async () => {
    const { site, get, said } = await start();
    expect((await get(ROUTE)).status).toBe(200);
    const spoilt: [file: string, spoil: (text: string) => string][] = [
      [GUIDE, (text) => `${text}\n${'>'.repeat(10_000)} x\n`],
      [GUIDE, (text) => `${text}${'mot '.repeat(3_000_000)}`],
      ['site.manifest.json', (text) => text.replace('Boulangerie Test', () => 'mot '.repeat(3_000_000))],
    ];
    for (const [index, [file, spoil]] of spoilt.entries()) {
      const text = readFileSync(path.join(site, file), 'utf8');
      expect(spoil(text)).not.toBe(text);
      said.length = 0;
      writeFileSync(path.join(site, file), spoil(text));
      await vi.waitFor(() => expect(said.some(({ type }) => type === 'error')).toBe(true), SAVE_TIMEOUT_MS);
      await get(ROUTE);
      // The page is that of the mended file, and not the last valid one.
      const mended = `Un pain au levain ${index} se garde`;
      const guide = baseText(GUIDE).replace(/Un pain au levain(?: \d)? se garde/, mended);
      writeFileSync(path.join(site, GUIDE), guide);
      if (file !== GUIDE) writeFileSync(path.join(site, file), text);
      await vi.waitFor(async () => expect((await get(ROUTE)).text).toContain(mended), SAVE_TIMEOUT_MS);
    }
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
      await vi.waitFor(() => expect(said).toContainEqual({ event: 'vitrine:update' }), SAVE_TIMEOUT_MS);
      expect(said.filter(({ type }) => type === 'error')).toEqual([]);
    }, SAVE_TIMEOUT_MS);
  });

  it.runIf(isFull)(
    'begins with the compiled program, and changes to the sources once one of them changes',
    async () => {
      const { get, said, vite } = await start();
      const entry = path.join(projectRoot, 'src/entry/server.tsx');
      const isLoaded = () => Boolean(vite.environments.ssr.moduleGraph.getModulesByFile(entry)?.size);
      const compiled = await get(ROUTE);
      expect(isLoaded()).toBe(false);
      vite.watcher.emit('change', path.join(projectRoot, 'src/ui/layout/Section.tsx'));
      await vi.waitFor(() => expect(said.some(({ event }) => event === 'vitrine:update')).toBe(true), SAVE_TIMEOUT_MS);
      const loaded = await get(ROUTE);
      expect(isLoaded()).toBe(true);
      // Without the compiled program, class names also contain the name of the component.
      const bodyOf = ({ text }: { text: string }) =>
        /<div id="v_app">[\s\S]*<\/div>/.exec(text)?.[0].replace(/(?<=[ "])v-[\w-]+/g, '');
      expect(bodyOf(loaded)).toBe(bodyOf(compiled));
    },
  );

  it.runIf(isFull)('loads the sources when Vite restarts', async () => {
    const { get, vite } = await start();
    const compiled = await get(ROUTE);
    await vite.restart();
    const loaded = await get(ROUTE);
    expect(vite.environments.ssr.moduleGraph.urlToModuleMap.has('/src/entry/server.tsx')).toBe(true);
    expect(loaded.text).toContain('Un pain au levain se garde');
    expect(compiled.status).toBe(loaded.status);
  });

  it.each([
    ['src/shell/page/App.tsx', true],
    ['src/cli/check.ts', false],
    ['src/workshop/editor-pictures/window.webp', false],
    ['content/media/camille.svg', false],
    ['../elsewhere/src/App.tsx', false],
  ])('watches the files with which pages are rendered: %s', (file, expected) => {
    expect(isProgramFile(path.join(projectRoot, file))).toBe(expected);
  });
});
