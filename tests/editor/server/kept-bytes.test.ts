import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../src/check/check-site.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import type { Saved } from '../../../src/editor/protocol.ts';
import { isFull } from '../../browser/routes.ts';
import { writeBaseSite } from '../../fixtures/fixture-site.ts';
import { openAuthority } from '../two-editors.ts';

const PICTURE = 'content/media/seule.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>Seule</title></svg>';

function openSite() {
  const site = writeBaseSite();
  mkdirSync(path.dirname(path.join(site, PICTURE)), { recursive: true });
  writeFileSync(path.join(site, PICTURE), SVG);
  const authority = openAuthority(site, (sources) => {
    const found: Diagnostic[] = [];
    checkSite(sources, (one) => void found.push(one));
    return found;
  });
  let ids = 0;
  const ask = (name: string, request: object) => authority.answer(name, { id: `id-${ids++}`, ...request });
  const remove = () => ask('structure', { change: { type: 'remove-picture', file: 'media/seule.svg' } });
  const type = async (value: string) => {
    const { hash } = (await ask('document', { file: 'manifest' })) as { hash: string };
    const operations = [{ type: 'set', pointer: '/pages/0/title', value }];
    return ask('apply', { label: 'Essai', changes: [{ file: 'manifest', baseHash: hash, operations }] });
  };
  const keptAs = (hash: string) => existsSync(path.join(authority.directory, 'media', hash));
  return { site, authority, ask, remove, type, keptAs };
}

describe('the bytes of a removed picture', () => {
  it('are kept through a restart, and restored by undo', async () => {
    const { site, authority, ask, remove } = openSite();
    expect(await remove()).toMatchObject({ status: 'saved' });
    expect(existsSync(path.join(site, PICTURE))).toBe(false);
    authority.restart();
    expect(await ask('undo', {})).toMatchObject({ status: 'saved' });
    expect(readFileSync(path.join(site, PICTURE), 'utf8')).toBe(SVG);
    expect(await ask('redo', {})).toMatchObject({ status: 'saved' });
    expect(await ask('undo', {})).toMatchObject({ status: 'saved' });
    expect(readFileSync(path.join(site, PICTURE), 'utf8')).toBe(SVG);
  });

  it.runIf(isFull)(
    'go with the step that leaves the history, and no others go',
    async () => {
      const { authority, remove, type, keptAs } = openSite();
      const answer = (await remove()) as Saved;
      expect(answer.status).toBe('saved');
      const [hash = ''] = readdirSync(path.join(authority.directory, 'media'));
      expect(keptAs(hash)).toBe(true);
      const foreign = 'f'.repeat(32);
      writeFileSync(path.join(authority.directory, 'media', foreign), 'autre');
      authority.restart();
      expect([keptAs(hash), keptAs(foreign)]).toEqual([true, true]);
      for (let count = 0; count < 200; count += 1) await type(`Titre ${count}`);
      expect([keptAs(hash), keptAs(foreign)]).toEqual([false, true]);
    },
    120_000,
  );
});
