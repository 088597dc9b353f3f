import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TextEdit } from '../../../src/edit/text-edit.ts';
import type { ApplyAnswer, EditedDocument, FieldOperation, SourceId } from '../../../src/editor/protocol.ts';
import { hashOf } from '../../../src/model/read/hash.ts';
import { baseText, GUIDE, HEADING, writeBaseSite } from '../../fixtures/fixture-site.ts';
import { openAuthority } from '../two-editors.ts';

const MANIFEST = 'site.manifest.json';
const guide: SourceId = 'guide:guides/choisir-son-pain';
const heading = '/pages/0/sections/0/heading';

function openSite() {
  const directory = writeBaseSite();
  const authority = openAuthority(directory);
  let count = 0;
  const ask = (name: string, request: object) => {
    count += 1;
    return authority.answer(name, { id: `${count}`, label: 'Essai', ...request }) as Promise<ApplyAnswer>;
  };
  const change = async (file: SourceId, made: object) => {
    const { hash } = (await authority.answer('document', { file })) as EditedDocument;
    return ask('apply', { changes: [{ file, baseHash: hash, ...made }] });
  };
  return {
    ...authority,
    directory,
    ask,
    set: (value: string) =>
      change('manifest', { operations: [{ type: 'set', pointer: heading, value } satisfies FieldOperation] }),
    edit: (file: SourceId, ...edits: TextEdit[]) => change(file, { edits }),
    change,
    /** Saves a text as another program would. */
    save(file: string, text: string) {
      authority.write(file, text);
      authority.looked([file]);
    },
  };
}

describe('a text that can be parsed', () => {
  it('is not replaced by a correction, by typing or by a plan that would break it', async () => {
    const site = openSite();
    const refused = { status: 'refused' };
    const before = site.read(MANIFEST);
    const at = before.indexOf('"', 10);
    expect(await site.edit('manifest', { start: at, end: at + 1, text: '' })).toMatchObject(refused);
    const change = [{ file: MANIFEST, was: hashOf(Buffer.from(before)), now: before.slice(0, -4) }];
    expect(await site.applier().change({ id: 'plan' }, () => ({ label: 'Essai', change }))).toMatchObject(refused);
    expect(site.read(MANIFEST)).toBe(before);
    const body = baseText(GUIDE).replace(/^---[\s\S]*?---\n+/, '');
    site.save(GUIDE, body);
    expect(await site.change(guide, { body: [{ start: 0, end: 0, text: '---\n' }] })).toMatchObject(refused);
    expect(site.read(GUIDE)).toBe(body);
  });

  it('is not replaced by an undo that would break it, and the steps before are undone exactly', async () => {
    const site = openSite();
    const before = site.read(MANIFEST);
    await site.set('Du pain tendre');
    const broken = site.read(MANIFEST).replace('"pages": [', '"pages": [,,');
    site.save(MANIFEST, broken);
    const at = broken.indexOf(',,');
    expect(await site.edit('manifest', { start: at, end: at + 2, text: '' })).toMatchObject({ status: 'saved' });
    const mended = site.read(MANIFEST);
    const answer = await site.ask('undo', {});
    expect(answer).toMatchObject({ status: 'refused', message: expect.stringContaining('« Essai » ne peut pas') });
    expect(site.read(MANIFEST)).toBe(mended);
    expect(await site.ask('undo', {})).toMatchObject({ status: 'saved' });
    expect(site.read(MANIFEST)).toBe(before);
  });
});

describe('a text that cannot be parsed', () => {
  it('is replaced by one with fewer mistakes', async () => {
    const site = openSite();
    const broken = site.read(MANIFEST).replace('"pages": [', '"pages": [,,').replace('"type"', '"type",');
    site.save(MANIFEST, broken);
    const at = broken.indexOf(',,');
    expect(await site.edit('manifest', { start: at, end: at + 2, text: '' })).toMatchObject({ status: 'saved' });
    expect(site.read(MANIFEST)).toBe(broken.replace(',,', ''));
  });

  it('waits for its correction before a field typed before is written, or anything else is typed into it', async () => {
    const site = openSite();
    const { hash } = (await site.answer('document', { file: 'manifest' })) as EditedDocument;
    const sound = site.read(MANIFEST);
    const broken = sound.replace(/\}\s*$/, '');
    site.save(MANIFEST, broken);
    const operations = [{ type: 'set', pointer: heading, value: 'Du pain tendre' }];
    const request = { id: 'typed', changes: [{ file: 'manifest', baseHash: hash, operations }] };
    expect(await site.ask('apply', request)).toMatchObject({ status: 'refused', mayPass: true });
    expect(site.read(MANIFEST)).toBe(broken);
    site.save(MANIFEST, sound);
    expect(await site.ask('apply', request)).toMatchObject({ status: 'saved' });
    expect(site.read(MANIFEST)).toContain('Du pain tendre');
    const unquoted = baseText(GUIDE).replace(/^title: /m, 'title: "');
    site.save(GUIDE, unquoted);
    const answer = await site.change(guide, { body: [{ start: 0, end: 0, text: 'Un mot. ' }] });
    expect(answer).toMatchObject({ status: 'refused', mayPass: true });
    expect(site.read(GUIDE)).toBe(unquoted);
  });
});

it('undoes the steps below one that cannot be undone because a file is gone', async () => {
  const site = openSite();
  await site.set('Du pain tendre');
  const added = { type: 'add-guide', chain: 'guides', title: 'Le pin des Landes' };
  expect(await site.ask('structure', { change: added })).toMatchObject({ status: 'saved' });
  const withGuide = site.read(MANIFEST);
  rmSync(path.join(site.directory, 'content/guides/le-pin-des-landes.md'));
  site.looked(['content/guides/le-pin-des-landes.md']);
  expect(await site.ask('undo', {})).toMatchObject({ status: 'refused' });
  expect(site.read(MANIFEST)).toBe(withGuide);
  expect(await site.ask('undo', {})).toMatchObject({ status: 'saved' });
  expect(site.read(MANIFEST)).toBe(withGuide.replace('Du pain tendre', HEADING));
});

it('keeps calling a guide a guide while the manifest cannot be read', async () => {
  const site = openSite();
  expect(await site.edit(guide, { start: 11, end: 11, text: 'Le ' })).toMatchObject({ status: 'saved' });
  const named: string[] = [];
  site.listen((event) => {
    named.push(...Object.keys(event.hashes));
  });
  site.save(MANIFEST, '{');
  site.save(GUIDE, site.read(GUIDE).replace('au levain', 'au bon levain'));
  expect(named).toEqual(['manifest', guide]);
  const answer = await site.ask('undo', {});
  expect(answer).toMatchObject({ status: 'saved', documents: [{ file: guide }], step: { files: [guide] } });
});
