import fs, { readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSharedEditor } from './editor-server.ts';

const MANIFEST = 'site.manifest.json';

const { site, directory, call, operate, read, close } = await startSharedEditor();
afterAll(close);

/** Error code with which the system refuses to create files below a folder. */
let refusal: { code: string; below: string } | undefined;

beforeEach(() => {
  for (const name of ['openSync', 'writeFileSync'] as const) {
    const create = fs[name] as (...args: unknown[]) => unknown;
    vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      const file = String(args[0]);
      if (refusal && file.startsWith(refusal.below) && file.endsWith('.tmp'))
        throw Object.assign(new Error(refusal.code), { code: refusal.code });
      return create(...args) as never;
    });
  }
  syncBuiltinESMExports();
});

afterEach(() => {
  refusal = undefined;
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const change = (value: string) =>
  operate({ type: 'set', pointer: '/pages/0/sections/0/heading', value }, { label: value });

it.each([
  ['ENOSPC', 'le disque est plein. Libérez de la place.'],
  ['EACCES', 'il est protégé, ou un autre programme le tient ouvert.'],
  ['EPERM', 'Retirez la protection du fichier et de son dossier, ou fermez ce programme.'],
  ['EROFS', 'ce disque est en lecture seule.'],
  ['EIO', 'le système refuse (EIO).'],
])(
  'explains what to do if the system refuses to write with %s, and writes when it no longer does',
  async (code, words) => {
    const before = read(MANIFEST);
    refusal = { code, below: site };
    const answer = await change(code);
    expect(answer).toMatchObject({ status: 'refused', mayPass: true });
    expect('message' in answer && answer.message).toContain(`« ${MANIFEST} » ne peut pas être écrit : `);
    expect('message' in answer && answer.message).toContain(words);
    expect(read(MANIFEST)).toBe(before);
    // `.vitrine` holds the lock and the token of the editor.
    expect(readdirSync(site).filter((name) => name !== '.vitrine')).toEqual(['content', MANIFEST]);
    refusal = undefined;
    expect((await change(code)).status).toBe('saved');
  },
);

it('saves a change whose history step does not fit on the disk, and can still undo it', async () => {
  const before = read(MANIFEST);
  refusal = { code: 'ENOSPC', below: directory };
  expect((await change('Du pain tendre')).status).toBe('saved');
  refusal = undefined;
  expect((await change('Du pain dur')).status).toBe('saved');
  expect(readFileSync(path.join(directory, 'journal.json'), 'utf8')).toContain('Du pain tendre');
  await call('undo', {});
  expect((await call('undo', {})).status).toBe('saved');
  expect(read(MANIFEST)).toBe(before);
});
