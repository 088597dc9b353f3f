import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyEdits } from '../../../../src/edit/text-edit.ts';
import { CallError } from '../../../../src/editor/client/calls/call.ts';
import {
  type AuthorEdit,
  composeEdits,
  merged,
  type PendingChange,
} from '../../../../src/editor/client/state/own-changes.ts';
import { words } from '../../../../src/editor/client/words/words.ts';
import type { FieldOperation } from '../../../../src/editor/protocol.ts';
import { baseText, GUIDE, writeBaseSite } from '../../../fixtures/fixture-site.ts';
import { openAuthority, openEditorStore } from '../../two-editors.ts';

const MANIFEST = 'site.manifest.json';
const guide = 'guide:guides/choisir-son-pain' as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const set = (pointer: string, value: string, oldValue?: string): AuthorEdit => ({
  file: 'manifest',
  label: pointer,
  field: pointer,
  operations: [{ type: 'set', pointer, value, ...(oldValue !== undefined && { oldValue }) }],
});
const operate = (operation: FieldOperation): AuthorEdit => ({
  file: 'manifest',
  label: operation.type,
  field: `${operation.type} ${Math.random()}`,
  operations: [operation],
});
const type = (start: number, text: string): AuthorEdit => ({
  file: guide,
  label: 'Texte',
  field: `text:${guide}`,
  body: [{ start, end: start, text }],
});

type Editor = Awaited<ReturnType<typeof openEditorStore>>;

async function openSite(options: Partial<Parameters<typeof openEditorStore>[0]> = {}) {
  const site = writeBaseSite();
  const authority = openAuthority(site);
  const editor = await openEditorStore({ authority, ...options });
  await editor.open('manifest');
  await editor.open(guide);
  const offsetOf = (words: string) => {
    const { text, bodyOffset = 0 } = editor.document(guide);
    return text.indexOf(words) - bodyOffset;
  };
  return { site, authority, editor, offsetOf, queue: editor.queue };
}

describe('an edit after a merge with another program’s change', () => {
  it('applies at its place in a text, whether or not the editor knows the other change', async () => {
    for (const isHeard of [true, false]) {
      const { authority, editor, queue, offsetOf } = await openSite();
      const other = authority.read(GUIDE).replace('## Rec', 'Un alinéa de plus.\n\n## Rec');
      queue.add(type(offsetOf('levain se'), 'bon '));
      authority.write(GUIDE, other);
      if (isHeard) authority.looked([GUIDE]);
      await queue.whenSaved();
      expect(editor.document(guide).text).toContain('Un alinéa de plus.');
      queue.add(type(offsetOf('levain se'), 'vrai '));
      await queue.whenSaved();
      expect(authority.read(GUIDE)).toBe(other.replace('au levain se', 'au bon vrai levain se'));
      expect(editor.document(guide).text).toBe(authority.read(GUIDE));
    }
  });

  it('applies at its place while the first answer is pending', async () => {
    const { authority, editor, queue, offsetOf } = await openSite();
    const other = authority.read(GUIDE).replace('## Rec', 'Un alinéa de plus.\n\n## Rec');
    queue.add(type(offsetOf('levain se'), 'bon '));
    authority.write(GUIDE, other);
    const sent = queue.whenSaved();
    queue.add(type(offsetOf('levain se'), 'vrai '));
    await sent;
    await queue.whenSaved();
    expect(authority.read(GUIDE)).toBe(other.replace('au levain se', 'au bon vrai levain se'));
    expect(editor.document(guide).text).toBe(authority.read(GUIDE));
  });

  it('of a field does not overwrite what another program has written there', async () => {
    const { authority, editor, queue } = await openSite();
    queue.add(set('/business/phone', '06', '04 00 00 00 01'));
    authority.write(MANIFEST, authority.read(MANIFEST).replace('"Test SARL"', '"Test SA"'));
    await queue.whenSaved();
    queue.add(set('/business/legal/companyName', 'Test & fils', 'Test SARL'));
    await queue.whenSaved();
    expect(authority.read(MANIFEST)).toContain('"Test SA"');
    expect(editor.store.get().conflict === undefined && editor.store.get().status.type === 'saved').toBe(false);
  });
});

describe('a change whose answer is lost', () => {
  it.each(['insert', 'remove', 'move'] as const)('is made once if the tab is reloaded: %s', async (kind) => {
    let isLosing = false;
    const { authority, editor, queue } = await openSite({ isLost: () => isLosing });
    const page = { path: '/a', title: 'A', description: 'A.', sections: [] };
    const operations = {
      insert: { type: 'insert', pointer: '/pages/1', value: page },
      remove: { type: 'remove', pointer: '/pages/0' },
      move: { type: 'move', pointer: '/pages/0', to: 2 },
    } as const;
    const answer = authority.answer;
    authority.answer = async (name, request) => {
      const given = await answer(name, request);
      isLosing = name === 'apply';
      return given;
    };
    queue.add(operate(operations[kind]));
    await queue.whenSaved();
    const once = authority.read(MANIFEST);
    authority.answer = answer;
    const next = await openEditorStore({ authority, left: [editor.storage] });
    await next.open('manifest');
    next.queue.restore();
    await next.queue.whenSaved();
    expect(authority.read(MANIFEST)).toBe(once);
    expect(next.document('manifest').text).toBe(once);
  });
});

describe('two tabs', () => {
  it('keep their own unsent changes, and send them once', async () => {
    const { authority, editor, queue } = await openSite({ isLost: () => true });
    const second = await openEditorStore({ authority, left: [editor.storage] });
    await second.open('manifest');
    queue.add(set('/business/phone', '06'));
    await queue.whenSaved();
    second.queue.restore();
    second.queue.add(set('/business/email', 'a@example.com'));
    await second.queue.whenSaved();
    editor.calm();
    await queue.whenSaved();
    expect(authority.read(MANIFEST)).toContain('"06"');
    expect(authority.read(MANIFEST)).toContain('a@example.com');
  });
});

describe('a correction', () => {
  /** Returns the correction of a word in the current state of a file. */
  const correct = (editor: Editor, file: 'manifest' | typeof guide, word: string, by: string): AuthorEdit => {
    const { text, hash } = editor.document(file);
    const start = text.indexOf(word);
    const edit = { start, end: start + word.length, text: by };
    return { file, label: 'Correction', field: `correction:${start}`, correction: { edit, hash } };
  };

  it.each([0, 1, 5, 20])('applies to the text it was computed for, after the typing before it: %i', async (turns) => {
    const { authority, editor, queue, offsetOf } = await openSite();
    const before = authority.read(MANIFEST);
    const ofName = correct(editor, 'manifest', 'Test SARL', 'Test SAS');
    const ofGuide = correct(editor, guide, 'levain se', 'seigle se');
    queue.add(set('/navigation/footer/about', 'Du pain, toutes les nuits.', 'Du pain, tous les jours.'));
    queue.add(type(offsetOf('Un pain'), 'Oui, '));
    const sent = queue.whenSaved();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    queue.add(ofName, true);
    queue.add(ofGuide, true);
    queue.add(ofGuide, true);
    queue.add(type(offsetOf('garde plus'), '\u00a0'));
    await sent;
    await queue.whenSaved();
    expect(authority.read(MANIFEST)).toBe(
      before.replace('Du pain, tous les jours.', 'Du pain, toutes les nuits.').replace('SARL"', 'SAS"'),
    );
    expect(authority.read(GUIDE)).toContain('Oui, Un pain au seigle se \u00a0garde plus');
    expect(editor.document(guide).text).toBe(authority.read(GUIDE));
    expect(editor.store.get().notice).toBe('');
  });

  it('is made while a refused change waits', async () => {
    const { authority, editor, queue } = await openSite();
    const ofName = correct(editor, 'manifest', 'Test SARL', 'Test SAS');
    queue.add(operate({ type: 'unset', pointer: '/business/none' }));
    await queue.whenSaved();
    expect(editor.store.get().status).toMatchObject({ reason: 'refused' });
    queue.add(ofName, true);
    await queue.whenSaved();
    expect(authority.read(MANIFEST)).toContain('"Test SAS"');
    expect(editor.document('manifest').text).toBe(authority.read(MANIFEST));
  });

  it('says that its text has changed, and then waits for nobody', async () => {
    const { authority, editor, queue } = await openSite();
    const ofName = correct(editor, 'manifest', 'Test SARL', 'Test SAS');
    queue.add(set('/business/legal/companyName', 'Test et fils', 'Test SARL'));
    queue.add(ofName, true);
    await queue.whenSaved();
    expect(authority.read(MANIFEST)).toContain('"Test et fils"');
    expect(editor.store.get()).toMatchObject({
      status: { type: 'saved' },
      notice: expect.stringContaining('a changé'),
    });
    expect(editor.storage.queue).toEqual([]);
  });

  it('mends a file that another change is waiting for', async () => {
    const { authority, editor, queue } = await openSite();
    const broken = authority.read(MANIFEST).replace('"pages": [', '"pages": [,,');
    queue.add(set('/navigation/footer/about', 'Du pain, toutes les nuits.', 'Du pain, tous les jours.'));
    authority.write(MANIFEST, broken);
    authority.looked([MANIFEST]);
    await queue.whenSaved();
    expect(editor.store.get().status).toMatchObject({ reason: 'unwritten' });
    const start = broken.indexOf(',,');
    const { hash } = (await authority.answer('document', { file: 'manifest' })) as { hash: string };
    const correction = { edit: { start, end: start + 2, text: '' }, hash };
    queue.add({ file: 'manifest', label: 'Correction', field: 'correction', correction }, true);
    await queue.whenSaved();
    await vi.runAllTimersAsync();
    expect(JSON.parse(authority.read(MANIFEST))).toMatchObject({
      navigation: { footer: { about: 'Du pain, toutes les nuits.' } },
    });
    expect(editor.store.get().status).toEqual({ type: 'saved' });
  });
});

describe('another state of the whole site', () => {
  it('without a guide keeps what was typed in it, and saves other edits', async () => {
    const { site, authority, editor, queue, offsetOf } = await openSite();
    queue.add(type(offsetOf('levain se'), 'bon '));
    rmSync(path.join(site, GUIDE));
    authority.looked([GUIDE]);
    queue.add(set('/business/phone', '06', '04 00 00 00 01'));
    await queue.whenSaved();
    expect(authority.read(MANIFEST)).toContain('"06"');
    expect(existsSync(path.join(site, GUIDE))).toBe(false);
    expect(editor.store.get().status).toMatchObject({ text: expect.stringContaining('au bon levain') });
    await queue.refresh(guide);
    expect(editor.document(guide)).toMatchObject({ readOnly: expect.stringMatching(/./) });
    // The guide exists again, for example after changing back to the previous branch.
    authority.write(GUIDE, baseText(GUIDE));
    authority.looked([GUIDE]);
    await queue.refresh(guide);
    await queue.retry();
    expect(authority.read(GUIDE)).toBe(baseText(GUIDE).replace('au levain se', 'au bon levain se'));
    expect(editor.store.get().status).toEqual({ type: 'saved' });
  });

  it('from another branch gets the edits that still have a place, and shows the others', async () => {
    const { authority, editor, queue, offsetOf } = await openSite();
    const manifest = JSON.parse(authority.read(MANIFEST)) as { pages: { title: string }[] };
    const pages = manifest.pages.toReversed().map((page) => ({ ...page, sections: [] }));
    const titles = pages.map((page) => page.title);
    const title = titles.at(-1) ?? '';
    queue.add(type(offsetOf('levain se'), 'bon '));
    queue.add(set('/business/phone', '06', '04 00 00 00 01'));
    queue.add(set('/pages/0/title', `${title} deux`, title));
    // Another guide with the same name, and other pages in another order.
    authority.write(GUIDE, '---\ntitle: "Autre"\ndescription: "Autre."\n---\n\n## Tout autre chose\n');
    authority.write(MANIFEST, JSON.stringify({ ...manifest, pages }, null, 2));
    authority.looked([GUIDE, MANIFEST]);
    await queue.whenSaved();
    const now = JSON.parse(authority.read(MANIFEST)) as typeof manifest & { business: { phone: string } };
    expect(now.business.phone).toBe('06');
    expect(now.pages.map((page) => page.title)).toEqual(titles);
    expect(authority.read(GUIDE)).not.toContain('bon');
    expect(editor.store.get().conflict?.answer.yours).toContain('au bon levain');
    await queue.resolve(undefined);
    expect(editor.store.get().conflict?.answer).toMatchObject({ yours: `${title} deux`, theirs: titles[0] });
    await queue.resolve(undefined);
    expect(editor.document('manifest').data).toEqual(now);
    expect(editor.document(guide).text).toBe(authority.read(GUIDE));
  });
});

describe('a change that depends on one in conflict', () => {
  it('is sent with those that depend on it once the author’s version is chosen, and else says why it is not', async () => {
    for (const chosen of ['Mien', undefined]) {
      const { authority, editor, queue } = await openSite();
      const manifest = JSON.parse(authority.read(MANIFEST)) as { pages: { title: string }[] };
      const [page, ...others] = manifest.pages;
      queue.add(set('/pages/0/title', 'Mien', page?.title));
      for (const [from, to] of [[0, 1] as const, [1, 2] as const])
        queue.add(operate({ type: 'move', pointer: `/pages/${from}`, to, oldValue: { ...page, title: 'Mien' } }));
      authority.write(MANIFEST, JSON.stringify({ pages: [{ ...page, title: 'Sien' }, ...others] }, null, 2));
      authority.looked([MANIFEST]);
      await queue.whenSaved();
      expect(editor.store.get().conflict?.answer).toMatchObject({ yours: 'Mien', theirs: 'Sien' });
      await queue.resolve(chosen);
      const { pages } = JSON.parse(authority.read(MANIFEST)) as typeof manifest;
      const { status } = editor.store.get();
      if (chosen) {
        expect(status).toEqual({ type: 'saved' });
        expect(pages.slice(0, 3).map(({ title }) => title)).toEqual([others[0]?.title, others[1]?.title, 'Mien']);
      } else {
        expect(status).toMatchObject({ type: 'failed', message: words.withoutItsBase });
        expect(pages[0]?.title).toBe('Sien');
        await queue.discard();
        expect(editor.store.get().status).toEqual({ type: 'saved' });
      }
    }
  });
});

describe('a refused change', () => {
  it('blocks no other change, is kept with later typing, and is discarded or sent again', async () => {
    const { site, authority, editor, queue, offsetOf } = await openSite();
    const answer = authority.answer;
    authority.answer = async (name, request) => {
      const file = JSON.stringify(request).includes(guide);
      return name === 'apply' && file
        ? { status: 'refused', message: 'Le fichier n’est pas là.' }
        : answer(name, request);
    };
    queue.add(type(offsetOf('levain se'), 'bon '));
    queue.add(set('/business/phone', '06', '04 00 00 00 01'));
    await queue.whenSaved();
    expect(authority.read(MANIFEST)).toContain('"06"');
    expect(editor.store.get().status).toMatchObject({ type: 'failed', reason: 'refused' });
    queue.add(type(offsetOf('levain se'), 'vrai '));
    await queue.whenSaved();
    expect(editor.store.get().status).toMatchObject({ text: expect.stringContaining('au bon vrai levain') });
    authority.answer = answer;
    await queue.retry();
    expect(authority.read(GUIDE)).toBe(baseText(GUIDE).replace('au levain se', 'au bon vrai levain se'));
    expect(editor.store.get().status).toEqual({ type: 'saved' });
    authority.answer = async () => ({ status: 'refused', message: 'Non.' });
    queue.add(type(0, 'x'));
    await queue.whenSaved();
    authority.answer = answer;
    await queue.discard();
    expect(editor.store.get().status).toEqual({ type: 'saved' });
    expect(editor.document(guide).text).toBe(authority.read(GUIDE));
    writeFileSync(path.join(site, GUIDE), authority.read(GUIDE));
  });

  it('includes the changes that depend on it, and no others', async () => {
    const { authority, queue } = await openSite();
    const answer = authority.answer;
    authority.answer = async (name, request) => {
      const isInsert = JSON.stringify(request).includes('"insert"');
      return name === 'apply' && isInsert ? { status: 'refused', message: 'Non.' } : answer(name, request);
    };
    const before = JSON.parse(authority.read(MANIFEST)) as { pages: { title: string }[] };
    queue.add(operate({ type: 'insert', pointer: '/pages/0', value: { title: 'Neuf' } }));
    queue.add(set('/pages/0/title', 'Plus neuf', 'Neuf'));
    queue.add(set('/business/phone', '06', '04 00 00 00 01'));
    await queue.whenSaved();
    const after = JSON.parse(authority.read(MANIFEST)) as typeof before & { business: { phone: string } };
    expect(after.pages).toEqual(before.pages);
    expect(after.business.phone).toBe('06');
    authority.answer = answer;
    await queue.retry();
    expect((JSON.parse(authority.read(MANIFEST)) as typeof before).pages[0]?.title).toBe('Plus neuf');
  });
});

it('undoes in order between earlier and later edits', async () => {
  const { authority, queue, editor } = await openSite();
  const { pages } = JSON.parse(authority.read(MANIFEST)) as { pages: { title: string }[] };
  queue.add(set('/pages/0/title', `${pages[0]?.title} deux`, pages[0]?.title));
  await queue.whenSaved();
  const undone = queue.undoOrRedo('undo');
  queue.add(set('/pages/0/title', `${pages[0]?.title} deux trois`, `${pages[0]?.title} deux`));
  await undone;
  await queue.whenSaved();
  expect(editor.store.get().conflict).toBeUndefined();
  expect(authority.read(MANIFEST)).toContain(`"${pages[0]?.title} trois"`);
});

it('neither sends nor changes a text while a word is composed in it, and saves other files', async () => {
  const { authority, editor, queue, offsetOf } = await openSite();
  queue.compose(guide, true);
  queue.add(type(offsetOf('levain se'), 'ê'));
  authority.write(GUIDE, `${authority.read(GUIDE)}\nEt voilà.\n`);
  queue.add(set('/site/name', 'Le fournil', 'Boulangerie Test'));
  await queue.whenSaved();
  expect(editor.store.get().status.type).toBe('saving');
  expect(authority.read(GUIDE)).toContain('Et voilà.');
  expect(authority.read(GUIDE)).not.toContain('ê');
  expect(authority.read(MANIFEST)).toContain('Le fournil');
  expect(editor.document(guide).text).not.toContain('Et voilà.');
  queue.compose(guide, false);
  await queue.whenSaved();
  expect(editor.store.get().status.type).toBe('saved');
  expect(authority.read(GUIDE)).toContain('ê');
  expect(editor.document(guide).text).toBe(authority.read(GUIDE));
});

it('sends the time of its first keystroke, and not that of sending', () => {
  const change = { ...set('/title', 'A', 'x'), id: '1', startedAt: 1, base: '' } as PendingChange;
  expect(merged(change, set('/title', 'AB', 'A'))).toEqual({
    ...set('/title', 'AB', 'x'),
    id: '1',
    startedAt: 1,
    base: '',
  });
  const gone = { ...set('/title', ''), operations: [{ type: 'unset' as const, pointer: '/title', oldValue: 'A' }] };
  expect(merged({ ...change, ...set('/title', 'A') }, gone)?.operations).toEqual([]);
});

it('sends the keystrokes of one pause as one edit', () => {
  const text = 'un deux trois';
  const first = [{ start: 3, end: 7, text: 'DEUX' }];
  const second = [
    { start: 0, end: 2, text: '' },
    { start: 13, end: 13, text: '!' },
  ];
  expect(applyEdits(text, composeEdits(first, second))).toBe(applyEdits(applyEdits(text, first), second));
});

it('retries automatically if the disk is full or the server down, and shows it until it is saved', async () => {
  const { authority, editor, queue } = await openSite();
  const answer = authority.answer;
  const refusals: (() => unknown)[] = [
    () => ({ status: 'refused', message: 'Le disque est plein.', mayPass: true }),
    () => {
      throw new CallError('unreachable', '');
    },
  ];
  authority.answer = async (name, request) => refusals.shift()?.() ?? answer(name, request);
  queue.add(set('/business/phone', '06'));
  await vi.advanceTimersByTimeAsync(150);
  expect(editor.store.get().status).toEqual({ type: 'failed', reason: 'unwritten', message: 'Le disque est plein.' });
  expect(queue.waits()).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(editor.store.get().status).toMatchObject({ reason: 'unreachable' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(authority.read(MANIFEST)).toContain('"06"');
  expect(editor.store.get().status).toEqual({ type: 'saved' });
});

it('keeps what the form shows when the answer of a save brings the same', async () => {
  const { authority, editor, queue } = await openSite();
  queue.add(set('/business/phone', '06'), true);
  const typed = editor.store.get();
  await queue.whenSaved();
  const saved = editor.store.get();
  expect(authority.read(MANIFEST)).toContain('"06"');
  expect(saved.documents.get('manifest')?.hash).not.toBe(typed.documents.get('manifest')?.hash);
  expect(saved.revision).toBe(typed.revision + 1);
  expect(saved.documents.get('manifest')?.data).toBe(typed.documents.get('manifest')?.data);
  expect(saved.problems).toBe(typed.problems);
});
