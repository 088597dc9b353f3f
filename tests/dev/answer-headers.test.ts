import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { writeFile } from '../../src/build/files/write-file.ts';
import { scriptHash } from '../../src/build/hosting/content-security-policy.ts';
import { askAt } from '../build/hosting/run-nginx.ts';
import { baseManifest, writeBaseSite } from '../fixtures/fixture-site.ts';
import { SAVE_TIMEOUT_MS } from '../save-timeout.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openDevServer } from './open-dev-server.ts';

const agenda = {
  id: 'agenda',
  name: 'Agenda',
  provider: 'Agenda SA',
  purpose: 'agenda',
  description: 'Montre les heures libres.',
  trackers: false,
  hosts: { script: ['script.example'], connect: ['connect.example'], image: ['image.example'] },
};

async function start() {
  const { services, ...manifest } = baseManifest();
  const site = writeBaseSite({
    ...manifest,
    services: [...services, agenda],
    examples: [{ path: '/exemples/macon/', starter: 'macon' }],
  });
  const edit = { directory: temporaryFolder(), entry: '/no-client.tsx' };
  const { vite, port } = await openDevServer({ site, edit });
  return { site, vite, port, ask: askAt(port) };
}

let server: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  server = await start();
});
afterAll(() => server?.vite.close());

const directive = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

it('the policy is the published one with the scripts of this server, and without those of services', async () => {
  const { ask, port } = server;
  const { headers, body } = await ask('/', { accept: 'text/html' });
  const policy = headers['content-security-policy'];
  const scripts = [...body.toString('utf8').matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)];
  expect(scripts).toHaveLength(2);
  for (const [, script = ''] of scripts) expect(directive(policy, 'script-src')).toContain(` '${scriptHash(script)}'`);
  expect(policy).not.toMatch(/script\.example|unsafe-eval/);
  expect(directive(policy, 'script-src')).not.toMatch(/unsafe|https?:/);
  expect(directive(policy, 'connect-src')).toContain('https://connect.example');
  expect(directive(policy, 'connect-src')).toContain(`ws://localhost:${port}`);
  expect(directive(policy, 'img-src')).toContain('https://image.example');
  expect(directive(policy, 'worker-src')).toBe('worker-src blob:');
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
});

it('every answer says that it is for this origin and of its type, and carries the policy', async () => {
  const { ask } = server;
  const html = { accept: 'text/html' };
  const asked: [address: string, status: number, headers?: Record<string, string>, method?: string][] = [
    ['/', 200, html],
    ['/guides/choisir-son-pain', 200, html],
    ['/nothing', 404, html],
    ['/nothing', 404, html, 'POST'],
    ['/nothing', 404, html, 'OPTIONS'],
    ['/guides/', 308, html],
    ['/pains', 301, html],
    ['/%', 400],
    ['//', 404, html],
    ['/', 403, { host: 'page.example' }],
    ['/exemples/macon/', 200, html],
    ['/exemples/macon', 308, html],
    ['/media/camille.svg', 200],
    ['/media/drawings/guides/choisir-son-pain.svg', 200],
    ['/media/social/index.png', 200],
    ['/favicon.svg', 200],
    ['/robots.txt', 200],
    ['/src/entry/client-dev.ts', 200],
    ['/src/entry/none.ts', 404],
    ['/@vite/client', 200],
    ['/package.json', 403],
    ['/__outbox', 200, html],
    ['/__outbox.json', 200],
    ['/__outbox.json', 403, { origin: 'http://localhost:1' }],
    ['/__outbox/clear', 303, {}, 'POST'],
    ['/__blocks', 200, html],
    ['/__edit', 200, { 'sec-fetch-dest': 'document' }],
    ['/__edit/client.js', 404],
    ['/__edit/client.js', 403, { 'sec-fetch-site': 'same-site' }],
    ['/__edit/api/site', 403, {}, 'POST'],
  ];
  for (const [address, status, headers, method] of asked) {
    const answer = await ask(address, headers, method);
    const name = `${method ?? 'GET'} ${address}`;
    expect([name, answer.status]).toEqual([name, status]);
    expect(answer.headers, name).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src/),
    });
    const opener = answer.headers['cross-origin-opener-policy'];
    expect([name, opener]).toEqual([name, address === '/__edit' ? 'same-origin' : undefined]);
  }
});

it('opens a file in the author’s text editor only for the overlay of its own pages', async () => {
  const folder = temporaryFolder();
  const [program, opened] = [path.join(folder, 'editor.sh'), path.join(folder, 'opened')];
  writeFileSync(program, `#!/bin/sh\necho "$@" >> '${opened}'\n`, { mode: 0o700 });
  vi.stubEnv('LAUNCH_EDITOR', program);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { site, ask } = server;
  const openFrom = (name: string, from: string, to: string) => {
    const address = `/__open-in-editor?file=${encodeURIComponent(path.join(site, name))}`;
    return ask(address, { 'sec-fetch-site': from, 'sec-fetch-dest': to });
  };
  writeFile(path.join(site, 'refused.txt'), 'x');
  for (const [from, to] of [
    ['cross-site', 'empty'],
    ['cross-site', 'image'],
    ['same-site', 'script'],
    ['none', 'document'],
    ['same-origin', 'image'],
    ['same-origin', 'iframe'],
  ] as const)
    expect([from, to, (await openFrom('refused.txt', from, to)).status]).toEqual([from, to, 403]);
  expect((await ask(`/__open-in-editor?file=${encodeURIComponent(path.join(site, 'refused.txt'))}`)).status).toBe(403);
  expect((await openFrom('site.manifest.json', 'same-origin', 'empty')).status).toBe(200);
  await vi.waitFor(() => expect(readFileSync(opened, 'utf8')).toContain('site.manifest.json'), SAVE_TIMEOUT_MS);
  expect(readFileSync(opened, 'utf8')).not.toContain('refused.txt');
});

it('the policy follows the manifest', async () => {
  const { site, ask } = server;
  const connect = async () => directive((await ask('/')).headers['content-security-policy'], 'connect-src');
  expect(await connect()).toContain('connect.example');
  writeFileSync(path.join(site, 'site.manifest.json'), JSON.stringify(baseManifest(), null, 2));
  await vi.waitFor(async () => expect(await connect()).not.toContain('connect.example'), SAVE_TIMEOUT_MS);
});
