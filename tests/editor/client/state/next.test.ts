import { existsSync, rmSync } from 'node:fs';
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
/** Types another telephone number. */
const phone = set('/business/phone', '06', '04 00 00 00 01');

type Editor = Awaited<ReturnType<typeof openEditorStore>>;

interface Manifest {
  pages: { title: string }[];
  business: { phone: string };
}

async function openSite(options: Partial<Parameters<typeof openEditorStore>[0]> = {}) {
  const site = writeBaseSite();
  const authority = openAuthority(site);
  const editor = await openEditorStore({ authority, ...options });
  await editor.open('manifest');
  await editor.open(guide);
  /** Types a text before these words of the guide. */
  const typeBefore = (words: string, text: string) => {
    const shown = editor.document(guide);
    const start = shown.text.indexOf(words) - (shown.bodyOffset ?? 0);
    editor.queue.add({ file: guide, label: 'Texte', field: `text:${guide}`, body: [{ start, end: start, text }] });
  };
  const save = (edit: AuthorEdit, isWhole = false) => {
    editor.queue.add(edit, isWhole);
    return editor.queue.whenSaved();
  };
  const manifest = () => JSON.parse(authority.read(MANIFEST)) as Manifest;
  const status = () => editor.store.get().status;
  /** Expects that everything is saved, and that the guide is shown and stored with this text. */
  const expectSaved = (text = authority.read(GUIDE)) => {
    expect(status()).toEqual({ type: 'saved' });
    expect(authority.read(GUIDE)).toBe(text);
    expect(editor.document(guide).text).toBe(text);
  };
  return { site, authority, editor, typeBefore, save, manifest, status, expectSaved, queue: editor.queue };
}

/** Lets the server answer the changes whose request contains a text with a refusal. Returns how to end this. */
function refuse(authority: ReturnType<typeof openAuthority>, text: string): () => void {
  const { answer } = authority;
  authority.answer = async (name, request) =>
    name === 'apply' && JSON.stringify(request).includes(text)
      ? { status: 'refused', message: 'Non.' }
      : answer(name, request);
  return () => Object.assign(authority, { answer });
}

describe('an edit after a merge with another program’s change', () => {
  it.each(['known to the editor', 'unknown to it', 'unknown while the answer is pending'])(
    'applies at its place in a text: the change is %s',
    async (when) => {
      const { authority, editor, queue, typeBefore, expectSaved } = await openSite();
      const other = authority.read(GUIDE).replace('## Rec', 'Un alinéa de plus.\n\n## Rec');
      typeBefore('levain se', 'bon ');
      authority.write(GUIDE, other);
      if (when.startsWith('known')) authority.looked([GUIDE]);
      const sent = queue.whenSaved();
      if (!when.endsWith('pending')) {
        await sent;
        expect(editor.document(guide).text).toContain('Un alinéa de plus.');
      }
      typeBefore('levain se', 'vrai ');
      await sent;
      await queue.whenSaved();
      expectSaved(other.replace('au levain se', 'au bon vrai levain se'));
    },
  );

  it('of a field does not overwrite what another program has written there', async () => {
    const { authority, editor, queue, status, save } = await openSite();
    queue.add(phone);
    authority.write(MANIFEST, authority.read(MANIFEST).replace('"Test SARL"', '"Test SA"'));
    await queue.whenSaved();
    await save(set('/business/legal/companyName', 'Test & fils', 'Test SARL'));
    expect(authority.read(MANIFEST)).toContain('"Test SA"');
    expect(editor.store.get().conflict === undefined && status().type === 'saved').toBe(false);
  });
});

describe('a change whose answer is lost', () => {
  it.each<FieldOperation>([
    { type: 'insert', pointer: '/pages/1', value: { path: '/a', title: 'A', description: 'A.', sections: [] } },
    { type: 'remove', pointer: '/pages/0' },
    { type: 'move', pointer: '/pages/0', to: 2 },
  ])('is made once if the tab is reloaded: $type', async (operation) => {
    let isLosing = false;
    const { authority, editor, save } = await openSite({ isLost: () => isLosing });
    const answer = authority.answer;
    authority.answer = async (name, request) => {
      const given = await answer(name, request);
      isLosing = name === 'apply';
      return given;
    };
    await save(operate(operation));
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
    const { authority, editor, queue, manifest, save } = await openSite({ isLost: () => true });
    const second = await openEditorStore({ authority, left: [editor.storage] });
    await second.open('manifest');
    await save(set('/business/phone', '06'));
    second.queue.restore();
    second.queue.add(set('/business/email', 'a@example.com'));
    await second.queue.whenSaved();
    editor.calm();
    await queue.whenSaved();
    expect(manifest().business).toMatchObject({ phone: '06', email: 'a@example.com' });
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

  const about = set('/navigation/footer/about', 'Du pain, toutes les nuits.', 'Du pain, tous les jours.');

  it.each([0, 1, 5, 20])('applies to the text it was computed for, after the typing before it: %i', async (turns) => {
    const { authority, editor, queue, typeBefore, expectSaved } = await openSite();
    const before = authority.read(MANIFEST);
    const ofName = correct(editor, 'manifest', 'Test SARL', 'Test SAS');
    const ofGuide = correct(editor, guide, 'levain se', 'seigle se');
    queue.add(about);
    typeBefore('Un pain', 'Oui, ');
    const sent = queue.whenSaved();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    queue.add(ofName, true);
    queue.add(ofGuide, true);
    queue.add(ofGuide, true);
    typeBefore('garde plus', '\u00a0');
    await sent;
    await queue.whenSaved();
    expect(authority.read(MANIFEST)).toBe(
      before.replace('Du pain, tous les jours.', 'Du pain, toutes les nuits.').replace('SARL"', 'SAS"'),
    );
    expect(authority.read(GUIDE)).toContain('Oui, Un pain au seigle se \u00a0garde plus');
    expectSaved();
    expect(editor.store.get().notice).toBe('');
  });

  it('is made while a refused change waits', async () => {
    const { authority, editor, status, save } = await openSite();
    const ofName = correct(editor, 'manifest', 'Test SARL', 'Test SAS');
    await save(operate({ type: 'unset', pointer: '/business/none' }));
    expect(status()).toMatchObject({ reason: 'refused' });
    await save(ofName, true);
    expect(authority.read(MANIFEST)).toContain('"Test SAS"');
    expect(editor.document('manifest').text).toBe(authority.read(MANIFEST));
  });

  it('says that its text has changed, and then waits for nobody', async () => {
    const { authority, editor, queue, status, save } = await openSite();
    const ofName = correct(editor, 'manifest', 'Test SARL', 'Test SAS');
    queue.add(set('/business/legal/companyName', 'Test et fils', 'Test SARL'));
    await save(ofName, true);
    expect(authority.read(MANIFEST)).toContain('"Test et fils"');
    expect(status()).toEqual({ type: 'saved' });
    expect(editor.store.get().notice).toContain('a changé');
    expect(editor.storage.queue).toEqual([]);
  });

  it('mends a file that another change is waiting for', async () => {
    const { authority, queue, manifest, status, save } = await openSite();
    const broken = authority.read(MANIFEST).replace('"pages": [', '"pages": [,,');
    queue.add(about);
    authority.write(MANIFEST, broken);
    authority.looked([MANIFEST]);
    await queue.whenSaved();
    expect(status()).toMatchObject({ reason: 'unwritten' });
    const start = broken.indexOf(',,');
    const { hash } = (await authority.answer('document', { file: 'manifest' })) as { hash: string };
    const correction = { edit: { start, end: start + 2, text: '' }, hash };
    await save({ file: 'manifest', label: 'Correction', field: 'correction', correction }, true);
    await vi.runAllTimersAsync();
    expect(manifest()).toMatchObject({ navigation: { footer: { about: 'Du pain, toutes les nuits.' } } });
    expect(status()).toEqual({ type: 'saved' });
  });
});

describe('another state of the whole site', () => {
  it('without a guide keeps what was typed in it, and saves other edits', async () => {
    const { site, authority, editor, queue, typeBefore, manifest, status, expectSaved, save } = await openSite();
    typeBefore('levain se', 'bon ');
    rmSync(path.join(site, GUIDE));
    authority.looked([GUIDE]);
    await save(phone);
    expect(manifest().business.phone).toBe('06');
    expect(existsSync(path.join(site, GUIDE))).toBe(false);
    expect(status()).toMatchObject({ text: expect.stringContaining('au bon levain') });
    await queue.refresh(guide);
    expect(editor.document(guide)).toMatchObject({ readOnly: expect.stringMatching(/./) });
    // The guide exists again, for example after changing back to the previous branch.
    authority.write(GUIDE, baseText(GUIDE));
    authority.looked([GUIDE]);
    await queue.refresh(guide);
    await queue.retry();
    expectSaved(baseText(GUIDE).replace('au levain se', 'au bon levain se'));
  });

  it('from another branch gets the edits that still have a place, and shows the others', async () => {
    const { authority, editor, queue, typeBefore, manifest, expectSaved } = await openSite();
    const before = manifest();
    const pages = before.pages.toReversed().map((page) => ({ ...page, sections: [] }));
    const titles = pages.map((page) => page.title);
    const title = titles.at(-1) ?? '';
    typeBefore('levain se', 'bon ');
    queue.add(phone);
    queue.add(set('/pages/0/title', `${title} deux`, title));
    // Another guide with the same name, and other pages in another order.
    authority.write(GUIDE, '---\ntitle: "Autre"\ndescription: "Autre."\n---\n\n## Tout autre chose\n');
    authority.write(MANIFEST, JSON.stringify({ ...before, pages }, null, 2));
    authority.looked([GUIDE, MANIFEST]);
    await queue.whenSaved();
    const now = manifest();
    expect(now.business.phone).toBe('06');
    expect(now.pages.map((page) => page.title)).toEqual(titles);
    expect(authority.read(GUIDE)).not.toContain('bon');
    expect(editor.store.get().conflict?.answer.yours).toContain('au bon levain');
    await queue.resolve(undefined);
    expect(editor.store.get().conflict?.answer).toMatchObject({ yours: `${title} deux`, theirs: titles[0] });
    await queue.resolve(undefined);
    expect(editor.document('manifest').data).toEqual(now);
    expectSaved();
  });
});

describe('a change that depends on one in conflict', () => {
  it.each(['Mien', undefined])(
    'is sent with those that depend on it once the author’s version is chosen, and else says why it is not: %s',
    async (chosen) => {
      const { authority, editor, queue, manifest, status } = await openSite();
      const [page, ...others] = manifest().pages;
      queue.add(set('/pages/0/title', 'Mien', page?.title));
      const oldValue = { ...page, title: 'Mien' };
      for (const from of [0, 1])
        queue.add(operate({ type: 'move', pointer: `/pages/${from}`, to: from + 1, oldValue }));
      authority.write(MANIFEST, JSON.stringify({ pages: [{ ...page, title: 'Sien' }, ...others] }, null, 2));
      authority.looked([MANIFEST]);
      await queue.whenSaved();
      expect(editor.store.get().conflict?.answer).toMatchObject({ yours: 'Mien', theirs: 'Sien' });
      await queue.resolve(chosen);
      const titles = manifest().pages.map(({ title }) => title);
      if (chosen) expect(titles.slice(0, 3)).toEqual([others[0]?.title, others[1]?.title, 'Mien']);
      else {
        expect(status()).toMatchObject({ type: 'failed', message: words.withoutItsBase });
        expect(titles[0]).toBe('Sien');
        await queue.discard();
      }
      expect(status()).toEqual({ type: 'saved' });
    },
  );
});

describe('a refused change', () => {
  it('blocks no other change, is kept with later typing, and is discarded or sent again', async () => {
    const { authority, queue, typeBefore, manifest, status, expectSaved, save } = await openSite();
    const accept = refuse(authority, guide);
    typeBefore('levain se', 'bon ');
    await save(phone);
    expect(manifest().business.phone).toBe('06');
    expect(status()).toMatchObject({ type: 'failed', reason: 'refused' });
    typeBefore('levain se', 'vrai ');
    await queue.whenSaved();
    expect(status()).toMatchObject({ text: expect.stringContaining('au bon vrai levain') });
    accept();
    await queue.retry();
    const text = baseText(GUIDE).replace('au levain se', 'au bon vrai levain se');
    expectSaved(text);
    refuse(authority, guide);
    typeBefore('levain se', 'x');
    await queue.whenSaved();
    await queue.discard();
    expectSaved(text);
  });

  it('includes the changes that depend on it, and no others', async () => {
    const { authority, queue, manifest, save } = await openSite();
    const accept = refuse(authority, '"insert"');
    const { pages } = manifest();
    queue.add(operate({ type: 'insert', pointer: '/pages/0', value: { title: 'Neuf' } }));
    queue.add(set('/pages/0/title', 'Plus neuf', 'Neuf'));
    await save(phone);
    expect(manifest().pages).toEqual(pages);
    expect(manifest().business.phone).toBe('06');
    accept();
    await queue.retry();
    expect(manifest().pages[0]?.title).toBe('Plus neuf');
  });
});

it('undoes in order between earlier and later edits', async () => {
  const { queue, editor, manifest, save } = await openSite();
  const title = manifest().pages[0]?.title;
  await save(set('/pages/0/title', `${title} deux`, title));
  const undone = queue.undoOrRedo('undo');
  queue.add(set('/pages/0/title', `${title} deux trois`, `${title} deux`));
  await undone;
  await queue.whenSaved();
  expect(editor.store.get().conflict).toBeUndefined();
  expect(manifest().pages[0]?.title).toBe(`${title} trois`);
});

it('neither sends nor changes a text while a word is composed in it, and saves other files', async () => {
  const { authority, editor, queue, typeBefore, manifest, status, expectSaved, save } = await openSite();
  queue.compose(guide, true);
  typeBefore('levain se', 'ê');
  authority.write(GUIDE, `${authority.read(GUIDE)}\nEt voilà.\n`);
  await save(set('/site/name', 'Le fournil', 'Boulangerie Test'));
  expect(status()).toEqual({ type: 'saving' });
  expect(authority.read(GUIDE)).toContain('Et voilà.');
  expect(authority.read(GUIDE)).not.toContain('ê');
  expect(manifest()).toMatchObject({ site: { name: 'Le fournil' } });
  expect(editor.document(guide).text).not.toContain('Et voilà.');
  queue.compose(guide, false);
  await queue.whenSaved();
  expect(authority.read(GUIDE)).toContain('ê');
  expectSaved();
});

it('sends the time of its first keystroke, and not that of sending', () => {
  const change = { ...set('/title', 'A', 'x'), id: '1', startedAt: 1, base: '' } as PendingChange;
  expect(merged(change, set('/title', 'AB', 'A'))).toEqual({ ...change, ...set('/title', 'AB', 'x') });
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
  const { authority, queue, manifest, status } = await openSite();
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
  expect(status()).toEqual({ type: 'failed', reason: 'unwritten', message: 'Le disque est plein.' });
  expect(queue.waits()).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(status()).toMatchObject({ reason: 'unreachable' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(manifest().business.phone).toBe('06');
  expect(status()).toEqual({ type: 'saved' });
});

it('keeps what the form shows when the answer of a save brings the same', async () => {
  const { editor, queue, manifest } = await openSite();
  queue.add(phone, true);
  const typed = editor.store.get();
  await queue.whenSaved();
  const saved = editor.store.get();
  expect(manifest().business.phone).toBe('06');
  expect(saved.documents.get('manifest')?.hash).not.toBe(typed.documents.get('manifest')?.hash);
  expect(saved.revision).toBe(typed.revision + 1);
  expect(saved.documents.get('manifest')?.data).toBe(typed.documents.get('manifest')?.data);
  expect(saved.problems).toBe(typed.problems);
});
