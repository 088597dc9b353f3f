import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { projectRoot } from '../../../src/build/project.ts';
import { describeSite } from '../../../src/cli/terminal/print-diagnostics.ts';
import { startDevServer } from '../../../src/dev/dev-server.ts';
import { proxySecret } from '../../../src/editor/server/public-gate.ts';
import { askAt, hasNginx, serveWithNginx } from '../../build/hosting/run-nginx.ts';
import { copySite } from '../../edit/structure/structure-site.ts';
import { freePort } from '../../free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { addRemote, isolateGit, makeRepository, pushFromElsewhere, runGit } from '../server/git/repository.ts';
import { openGuide } from './guide-text.ts';
import { type Marketer, openAsMarketer } from './marketer.ts';

const MANIFEST = 'site.manifest.json';
const GUIDE = 'content/guides/choisir-son-pain.md';

beforeEach(isolateGit);
afterEach(() => void vi.unstubAllEnvs());

/**
 * Returns the configuration of nginx from the manual for those who set up the editor, with the files and ports of a
 * test.
 */
function documented({ port, upstream, folder }: { port: number; upstream: number; folder: string }): string {
  const page = readFileSync(path.join(projectRoot, 'src/editor/installer-en-ligne.md'), 'utf8');
  const [, configuration = ''] = /```nginx\n([\s\S]*?)```/.exec(page) ?? [];
  return configuration
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace(/ *listen \[::\]:443 ssl http2;\n/, '')
    .replace('server_name modifier.example.fr;', 'server_name localhost;')
    .replace(/\/etc\/letsencrypt\/live\/modifier\.example\.fr/g, folder)
    .replace(/\/etc\/nginx/g, folder)
    .replace('127.0.0.1:5173', `127.0.0.1:${upstream}`);
}

/** Starts a public site behind nginx with TLS, for Ana and Bo. Its clone has a bare remote. */
async function serve() {
  const site = makeRepository(copySite());
  const remote = addRemote(site);
  const [port, upstream] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  const vite = await startDevServer({
    site,
    port: upstream,
    outbox: temporaryFolder(),
    access: { origin, userHeader: 'x-forwarded-user', hasSecret: true },
    describe: describeSite,
    report: () => {},
  });
  onTestFinished(() => vite.close());
  const folder = temporaryFolder();
  const inFolder = (name: string) => path.join(folder, name);
  const certificate = ['-keyout', inFolder('privkey.pem'), '-out', inFolder('fullchain.pem'), '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...certificate], {
    stdio: 'ignore',
  });
  writeFileSync(inFolder('vitrine-secret.conf'), `proxy_set_header X-Vitrine-Proxy "${proxySecret(site)}";\n`);
  const users = ['Ana', 'Bo'].map((name) => `${name}:${execFileSync('openssl', ['passwd', '-apr1', name])}`);
  writeFileSync(inFolder('vitrine.users'), users.join(''));
  await serveWithNginx(documented({ port, upstream, folder }), port);
  return { site, remote, port, upstream, origin };
}

/** Sends a request to nginx as no browser would. */
function ask(port: number, target: string, headers: Record<string, string | string[]>, method = 'GET') {
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: target, method, headers, rejectUnauthorized: false };
    request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

const password = (name: string) => `Basic ${Buffer.from(`${name}:${name}`).toString('base64')}`;

const openContact = async ({ site, click }: Marketer) => click(site.getByRole('button', { name: /^Nous écrire/ }));

const undo = async ({ page, saved }: Marketer) => {
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await saved();
};

async function publish(person: Marketer, meanwhile = () => {}) {
  const dialog = person.page.getByRole('dialog', { name: 'Publier' });
  await person.click(person.page.getByRole('button', { name: 'Publier…' }));
  await dialog.getByText(/^Publié au nom de /).waitFor();
  meanwhile();
  await person.click(dialog.getByRole('button', { name: 'Publier maintenant' }));
  await dialog.getByText(/^C’est envoyé/).waitFor();
  await person.click(dialog.getByRole('button', { name: 'Fermer' }));
}

it.runIf(hasNginx)(
  'two people edit behind nginx, undo their own, and publish while the remote moves; nginx lets nobody else in, and nobody under another name',
  async () => {
    const { site, remote, port, upstream, origin } = await serve();
    const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
    const open = (name: string) =>
      openAsMarketer(`${origin}/`, { ignoreHTTPSErrors: true, httpCredentials: { username: name, password: name } });
    const [ana, bo] = await Promise.all([open('Ana'), open('Bo')]);

    // Both edit the same page.
    await Promise.all([openContact(ana), openContact(bo)]);
    await ana.click(ana.fields.getByRole('button', { name: /^Ouverture/ }));
    await Promise.all([
      ana.fields.getByRole('textbox', { name: 'Titre', exact: true }).fill('Parlons-en'),
      bo.fields.getByRole('textbox', { name: 'Titre', exact: true }).fill('Nous écrire, nous appeler'),
    ]);
    await Promise.all([ana.saved(), bo.saved()]);
    expect(read(MANIFEST)).toContain('"heading": "Parlons-en"');
    expect(read(MANIFEST)).toContain('Nous écrire, nous appeler');

    // Both edit the same guide.
    await Promise.all([openGuide(ana), openGuide(bo)]);
    await ana.text.click();
    await ana.page.keyboard.press('Control+End');
    await Promise.all([
      ana.page.keyboard.type(' Fin d’Ana.'),
      bo.fields.getByRole('textbox', { name: 'Titre', exact: true }).fill('Choisir son pain avec Bo'),
    ]);
    await Promise.all([ana.saved(), bo.saved()]);
    await expect.poll(() => read(GUIDE)).toContain('Fin d’Ana.');
    expect(read(GUIDE)).toContain('Choisir son pain avec Bo');

    // Each undoes their own changes.
    await undo(bo);
    expect(read(GUIDE)).not.toContain('avec Bo');
    expect(read(GUIDE)).toContain('Fin d’Ana.');
    await undo(ana);
    expect(read(GUIDE)).not.toContain('Fin d’Ana.');
    expect(read(MANIFEST)).toContain('Parlons-en');
    await undo(bo);
    expect(read(MANIFEST)).not.toContain('nous appeler');
    await bo.fields.getByRole('textbox', { name: 'Titre', exact: true }).fill('Choisir, par Bo');
    await bo.saved();

    // Both publish, and the remote gets another commit in between.
    await publish(ana, () =>
      pushFromElsewhere(remote, 'content/textes/histoire.md', `${read('content/textes/histoire.md')}\nAilleurs.\n`),
    );
    expect(read('content/textes/histoire.md')).toContain('Ailleurs.');
    await ana.page.bringToFront();
    await openContact(ana);
    await ana.click(ana.fields.getByRole('button', { name: /^Ouverture/ }));
    await ana.fields.getByRole('textbox', { name: 'Titre', exact: true }).fill('Écrivez, ou passez');
    await ana.saved();
    await publish(bo);
    const log = runGit(remote, 'log', '--topo-order', '--format=%an | %s | %(trailers:separator=%x2C) | %p', 'main');
    expect(log.split('\n').map((line) => line.replace(/ \| [^|]*$/, ''))).toEqual([
      expect.stringMatching(/^Bo \| .* \| Co-authored-by: Ana <ana@example\.com>$/),
      expect.stringMatching(/^Ana \| Réunit/),
      expect.stringMatching(/^(?:Ana|Bo) \| /),
      expect.stringMatching(/^(?:Ana|Bo) \| /),
      expect.stringMatching(/^Ana \| Début/),
    ]);
    expect(runGit(site, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));
    expect(runGit(site, 'status', '--porcelain', '--untracked-files=no')).toBe('');
    expect([...ana.problems, ...bo.problems].filter((problem) => !problem.includes(`${origin}/favicon`))).toEqual([]);

    const host = new URL(origin).host;
    const own = { host, authorization: password('Ana') };
    const siteOf = ({ text }: { text: string }) => /data-site="(\w+)"/.exec(text)?.[1];
    const page = await ask(port, '/__edit', own);
    expect(siteOf(page)).toMatch(/^\w{32}$/);
    expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");

    // A user name that a client sends is overwritten, even if it is sent several times.
    for (const name of ['Bo', ['Bo', 'Ana']])
      expect(siteOf(await ask(port, '/__edit', { ...own, 'x-forwarded-user': name }))).toBe(siteOf(page));
    const other = await ask(port, '/__edit', { host, authorization: password('Bo') });
    expect(siteOf(other)).not.toBe(siteOf(page));

    const paths = [
      '/',
      '/__edit',
      '/__EDIT',
      '/./__edit',
      '//__edit',
      '/%5f%5fedit',
      '/__outbox',
      '/@vite/client',
      '/@fs/etc/passwd',
    ];
    const refused: [string, number, Record<string, string | string[]>][] = [
      ['no password', 401, { host }],
      ['a wrong password', 401, { host, authorization: `Basic ${Buffer.from('Ana:Bo').toString('base64')}` }],
      ['a rebound name', 403, { ...own, host: `evil.example:${port}` }],
      ['a frame of another site', 403, { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ];
    for (const [name, status, headers] of refused)
      for (const target of paths)
        expect([name, target, (await ask(port, target, headers)).status]).toEqual([name, target, status]);
    for (const from of ['https://evil.example', `http://${host}`, 'null'])
      expect((await ask(port, '/__edit/api/site', { ...own, origin: from }, 'POST')).status).toBe(403);

    // A local account that knows everything but the secret.
    const direct = await askAt(upstream)('/__edit', { host, 'x-forwarded-user': 'Ana', 'sec-fetch-site': 'none' });
    expect(direct.status).toBe(403);

    const socket = (from: string, authorization?: string) =>
      new Promise<number>((resolve) => {
        const opened = new WebSocket(`wss://localhost:${port}/`, 'vite-ping', {
          origin: from,
          rejectUnauthorized: false,
          headers: authorization ? { authorization } : {},
        });
        opened.on('open', () => resolve(101)).on('error', () => resolve(0));
        opened.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
        onTestFinished(() => opened.terminate());
      });
    expect(await socket('https://evil.example', password('Ana'))).toBe(403);
    expect(await socket(origin)).toBe(401);
    expect(await socket(origin, password('Ana'))).toBe(101);
  },
);
