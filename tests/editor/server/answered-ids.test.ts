import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeBaseSite } from '../../fixtures/fixture-site.ts';
import { filesOf } from '../../mcp/assistant.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { openAuthority } from '../two-editors.ts';

type Authority = ReturnType<typeof openAuthority>;

const guide = (title: string) => ({ change: { type: 'add-guide', chain: 'guides', title } });

/** Sends a request, and stops the server before or after it has written the files. Returns the files before and after. */
async function interrupt(authority: Authority, site: string, when: 'before' | 'after', name: string, request: object) {
  const kept = temporaryFolder();
  const places = [site, authority.directory].map((folder, index) => [folder, path.join(kept, `${index}`)] as const);
  for (const [folder, copy] of places) cpSync(folder, copy, { recursive: true });
  const before = filesOf(site);
  expect(await authority.answer(name, request)).toMatchObject({ status: 'saved' });
  const after = filesOf(site);
  const ids = path.join(authority.directory, 'answered.txt');
  const lines = readFileSync(ids, 'utf8').trimEnd().split('\n');
  if (when === 'before')
    for (const [folder, copy] of places) {
      rmSync(folder, { recursive: true });
      cpSync(copy, folder, { recursive: true });
    }
  // The last line says that the files are written.
  writeFileSync(ids, `${lines.slice(0, -1).join('\n')}\n`);
  authority.restart();
  authority.looked(Object.keys({ ...before, ...after }));
  return { before, after };
}

describe.each(['before', 'after'] as const)('a request whose server stopped %s it wrote the files', (when) => {
  it.each([
    ['structure', guide('Congeler le pain')],
    ['undo', {}],
  ])('is executed once: %s', async (name, rest) => {
    const site = writeBaseSite();
    const authority = openAuthority(site);
    await authority.answer('structure', { id: 'first', ...guide('Trancher le pain') });
    const request = { id: 'second', ...rest };
    const { before, after } = await interrupt(authority, site, when, name, request);
    expect(filesOf(site)).toEqual(when === 'before' ? before : after);
    expect(await authority.answer(name, request)).toMatchObject({ status: 'saved' });
    expect(filesOf(site)).toEqual(after);
    expect(await authority.answer(name, request)).toMatchObject({ status: 'saved' });
    expect(filesOf(site)).toEqual(after);
  });

  it('is executed once, even after another change of its file and another start: apply', async () => {
    const site = writeBaseSite();
    const authority = openAuthority(site);
    const set = async (id: string, pointer: string, oldValue: string, value: string) => {
      const { hash } = (await authority.answer('document', { file: 'manifest' })) as { hash: string };
      return {
        id,
        label: id,
        changes: [{ file: 'manifest', baseHash: hash, operations: [{ type: 'set', pointer, oldValue, value }] }],
      };
    };
    const request = await set('second', '/site/name', 'Boulangerie Test', 'Le Four');
    await interrupt(authority, site, when, 'apply', request);
    expect(await authority.answer('apply', await set('third', '/business/phone', '04 00 00 00 01', '1'))).toMatchObject(
      {
        status: 'saved',
      },
    );
    authority.restart();
    expect(await authority.answer('apply', request)).toMatchObject({ status: 'saved' });
    expect(JSON.parse(authority.read('site.manifest.json'))).toMatchObject({
      site: { name: 'Le Four' },
      business: { phone: '1' },
    });
  });
});
