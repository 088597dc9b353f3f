import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isFull } from '../browser/routes.ts';
import { runCommand } from '../cli/run-command.ts';
import { isolateGit } from '../editor/server/git/repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { copyRepository, copySite, filesOf, planIn } from './assistant.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PROGRAM = ['--import', import.meta.resolve('tsx'), path.join(root, 'src/cli/mcp.ts')];

/** Starts the command, and connects the protocol's own client to it. */
async function connect(site: string, ...options: string[]) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...PROGRAM, '--site', site, ...options],
    stderr: 'ignore',
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: given });
    const [first] = content as { text: string }[];
    return (isError ? 'Refus : ' : '') + (first?.text ?? '');
  };
  const resource = async (uri: string) => {
    const [first] = (await client.readResource({ uri })).contents as { text: string }[];
    return first?.text ?? '';
  };
  return { client, call, resource };
}

/**
 * Sends lines to the command, and ends it after `count` lines of output. Returns these lines, and the text of its
 * errors.
 */
async function converse(site: string, lines: readonly string[], count: number) {
  const child = spawn(process.execPath, [...PROGRAM, '--site', site], { stdio: 'pipe' });
  const errors = text(child.stderr);
  let output = '';
  child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.split('\n').length > count) break;
  }
  child.stdin.end();
  return { output: output.trimEnd().split('\n'), errors: await errors };
}

const request = (id: number, method: string, params: object) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

const HELLO = request(1, 'initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'test', version: '1' },
});

describe('vitrine mcp', () => {
  it('lets the client of the protocol use every tool and resource', async () => {
    isolateGit();
    const site = copyRepository();
    const { client, call, resource } = await connect(site);
    onTestFinished(() => client.close());
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'describe', 'check', 'plan', 'apply', 'propose']);
    expect(tools.slice(-3).map(({ annotations }) => annotations)).toMatchObject([
      { readOnlyHint: true, destructiveHint: false },
      { readOnlyHint: false, destructiveHint: true },
      { readOnlyHint: false, destructiveHint: false },
    ]);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['vitrine://manual', 'vitrine://site']);
    expect(await resource('vitrine://manual')).toContain('# Changer le site');
    expect(await resource('vitrine://site')).toContain('- /guides : Guides du pain et du levain (manifest /pages/1)');
    expect(await resource('vitrine://page/guides/choisir-son-pain')).toContain('Un pain au levain');
    expect(await resource('vitrine://text/textes/histoire')).toContain('Le four chauffe');
    await expect(resource('vitrine://page/nulle-part')).rejects.toThrow();

    expect(await call('search', { text: 'levain' })).toContain('guide:guides/choisir-son-pain');
    expect(await call('read', { at: 'facts.delay' })).toContain('"value": 48');
    expect(await call('describe', { file: 'manifest', pointer: '/redirects' })).toContain('"templates"');
    expect(await call('check')).toMatch(/^0 erreur/);
    const operation = { type: 'set', pointer: '/facts/delay/value', value: 24 };
    const planned = await call('plan', { operations: [{ file: 'manifest', operation }] });
    expect(planned).toContain('48 → 24');
    const applied = await call('apply', { plan: planIn(planned) });
    expect(applied).toMatch(/^Fait/);
    expect(await call('propose', { plan: planIn(planned) })).toContain('rien n’est envoyé');
    expect(await call('read', { at: `plan:${planIn(applied)}` })).toContain('24 → 48');
    expect(await call('apply', { plan: planIn(applied) })).toMatch(/^Fait/);
    expect(await call('apply', { plan: 'none' })).toMatch(/^Refus : Il n’y a pas de plan none/);
    expect(await call('plan', { operations: [] })).toMatch(/^Refus/);

    const log = readFileSync(path.join(site, '.vitrine/mcp.log'), 'utf8').trimEnd().split('\n');
    const calls = log.map((line) => JSON.parse(line) as { call: string; isRefused: boolean });
    const applies = calls.filter(({ call: name }) => name === 'apply').map(({ isRefused }) => isRefused);
    expect(applies).toEqual([false, false, true]);
    expect(calls.at(-1)).toMatchObject({ call: 'plan', isRefused: true });
    expect(calls.length).toBeGreaterThanOrEqual(14);
  });

  it.runIf(isFull)('only writes messages to the standard output, with own blocks and failures too', async () => {
    const site = copySite(path.join(root, 'src/starters/restaurant'));
    mkdirSync(path.join(site, 'blocks/site-broken'), { recursive: true });
    writeFileSync(path.join(site, 'blocks/site-broken/schema.json'), '{');
    writeFileSync(path.join(site, 'blocks/site-broken/SiteBroken.tsx'), 'console.log("loaded"); export function (');
    writeFileSync(path.join(site, 'content/broken.md'), '---\ntitle: [\n---\n');
    const { output, errors } = await converse(
      site,
      [
        HELLO,
        'this is no message',
        request(2, 'tools/call', { name: 'check', arguments: {} }),
        request(3, 'tools/call', { name: 'nothing', arguments: {} }),
        request(4, 'resources/read', { uri: 'vitrine://page/nowhere' }),
        request(5, 'nothing', {}),
        request(6, 'tools/list', {}),
      ],
      6,
    );
    const messages = output.map((line) => JSON.parse(line) as { jsonrpc: string; id: number });
    expect(messages.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true);
    expect(new Set(messages.map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const line of output) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(20_000);
    expect(output.join()).toContain('site-broken');
    expect(errors).not.toContain('Error: Cannot find');
  });

  it('ends with a message on the error output if there is no site folder', async () => {
    const missing = path.join(temporaryFolder(), 'none');
    const { status, stdout, stderr } = await runCommand('mcp', ['--site', missing]);
    expect([status, stdout, stderr]).toEqual([2, '', `There is no folder ${missing}\n`]);
    expect(existsSync(missing)).toBe(false);
  });
});

describe('vitrine mcp that is only to read', () => {
  const site = copySite();
  let server: Awaited<ReturnType<typeof connect>>;
  beforeAll(async () => {
    server = await connect(site, '--read-only');
  });
  afterAll(() => server.client.close());

  it('offers nothing that writes', async () => {
    const before = filesOf(site);
    const { client, call } = server;
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'describe', 'check', 'plan']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const operations = [{ file: 'manifest', operation: { type: 'set', pointer: '/site/name', value: 'X' } }];
    const planned = await call('plan', { operations });
    await expect(call('apply', { plan: planIn(planned) })).rejects.toThrow();
    expect(filesOf(site)).toEqual(before);
  });

  it.runIf(isFull)('answers a huge text in pages of at most 20 kB, each of which leads to the next', async () => {
    const file = path.join(site, 'content/guides/choisir-son-pain.md');
    const long = `${readFileSync(file, 'utf8')}\n${Array.from({ length: 4000 }, (_, index) => `Ligne « ${index} » 🥖 "x".`).join('\n')}\n${'é'.repeat(30_000)}\n`;
    writeFileSync(file, long);
    const { call } = server;
    const at = 'guide:guides/choisir-son-pain';
    let whole = '';
    let cursor: string | undefined;
    for (let pages = 0; pages < 40; pages += 1) {
      const page = await call('read', { at, ...(cursor ? { cursor } : {}) });
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThanOrEqual(20_000);
      const [, next] = /\n\(suite : cursor "([^"]+)".*\)$/.exec(page) ?? [];
      whole += next ? page.slice(0, page.lastIndexOf('\n(suite')) : page;
      cursor = next;
      if (!next) break;
    }
    expect(whole.endsWith(long)).toBe(true);
    expect(await call('read', { at, cursor: '19000-0' })).toMatch(/^Refus : Cette suite n’existe plus/);
    const operations = [{ file: at, old: 'Ligne « 7 »', new: 'x\n'.repeat(20_000) }];
    const planned = await call('plan', { operations });
    expect(Buffer.byteLength(JSON.stringify(planned))).toBeLessThanOrEqual(20_000);
    const [, next] = /\(suite : cursor "([^"]+)"/.exec(planned) ?? [];
    expect(await call('read', { at: `plan:${planIn(planned)}`, cursor: next })).toContain('+ x\n+ x');
  });
});
