import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DevServerOptions } from '../../../src/dev/dev-server.ts';
import type {
  ApplyAnswer,
  Conflict,
  FieldOperation,
  Saved,
  SiteEvent,
  SiteReport,
  SourceId,
} from '../../../src/editor/protocol.ts';
import { openDevServer } from '../../dev/open-dev-server.ts';
import { baseManifest, baseText, GUIDE, HEADING, writeBaseSite } from '../../fixtures/fixture-site.ts';
import { SAVE_TIMEOUT_MS } from '../../save-timeout.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { openPage, startEditor, startSharedEditor } from './editor-server.ts';

const MANIFEST = 'site.manifest.json';
const guide = 'guide:guides/choisir-son-pain' as const;

const server = await startSharedEditor();
afterAll(server.close);
const { site, port, call, operate, read } = server;
const first = { [MANIFEST]: read(MANIFEST), [GUIDE]: read(GUIDE) };
const before = read(MANIFEST);

afterEach(async () => {
  while ((await call('site', {})).journal.undo) await call('undo', {});
  // What another program has saved stays.
  for (const [file, text] of Object.entries(first)) if (read(file) !== text) writeFileSync(path.join(site, file), text);
});

function saved(answer: ApplyAnswer): Saved {
  if (answer.status !== 'saved') throw new Error(JSON.stringify(answer));
  return answer;
}

const hashOf = async (file: SourceId) => (await call('document', { file })).hash;
const undo = async () => saved(await call('undo', {}));

const set = (pointer: string, value: string): FieldOperation => ({ type: 'set', pointer, value });
const heading = (value: string) => set('/pages/0/sections/0/heading', value);
const phone: FieldOperation = { ...set('/business/phone', '04 00 00 00 09'), oldValue: '04 00 00 00 01' };

/** Saves the manifest as another program would. */
const replace = (from: string, to: string) =>
  writeFileSync(path.join(site, MANIFEST), read(MANIFEST).replace(from, to));

describe('a change in the editor', () => {
  // The first test, because nothing has been opened yet.
  it('changes no file without an edit, whatever is opened', async () => {
    const standing = () =>
      (readdirSync(site, { recursive: true }) as string[]).sort().map((file) => {
        const { mtimeMs, size } = statSync(path.join(site, file));
        return [file, size, mtimeMs];
      });
    const untouched = JSON.stringify(standing());
    const { tree } = await call('site', {});
    if (!tree) throw new Error('The first answer has no list');
    for (const { pointer } of [...tree.pages, ...tree.settings, ...tree.chains])
      await call('schema', { file: 'manifest', pointer });
    for (const { file, route } of tree.chains.flatMap(({ guides }) => guides)) {
      await call('document', { file });
      await call('card', { route });
    }
    await call('search', { text: 'pain' });
    expect(saved(await operate(heading(HEADING))).step).toBeUndefined();
    expect(JSON.stringify(standing())).toBe(untouched);
  });

  it('only changes the line of its field, is shown on the page immediately, and is undone exactly', async () => {
    const answer = saved(await operate(heading('Du pain tendre')));
    const [lines, now] = [before.split('\n'), read(MANIFEST).split('\n')];
    expect(now).toHaveLength(lines.length);
    expect(now.filter((line, index) => line !== lines[index])).toEqual(['          "heading": "Du pain tendre",']);
    // `.vitrine` holds the lock and the token of the editor.
    expect(readdirSync(site).filter((name) => name !== '.vitrine')).toEqual(['content', MANIFEST]);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('Du pain tendre');
    expect(answer.journal.undo?.label).toBe('Essai');
    expect((await undo()).journal.redo?.label).toBe('Essai');
    expect(read(MANIFEST)).toBe(before);
    saved(await call('redo', {}));
    expect(read(MANIFEST)).toContain('Du pain tendre');
  });

  it.each([
    ['decomposed accents', (text: string) => text.normalize('NFD')],
    ['a byte order mark and line ends of Windows', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ])(
    'edits front matter and Markdown with %s, counts each as one character, and changes nothing else',
    async (_, as) => {
      const text = `${baseText(GUIDE)}\nVive l’été ! La clé.\n`;
      const directory = writeBaseSite();
      writeFileSync(path.join(directory, GUIDE), as(text));
      const own = await startEditor({ site: directory });
      const opened = await own.call('document', { file: guide });
      expect(opened.text).toBe(text);
      expect(opened.text.slice(opened.bodyOffset)).toMatch(/^\nUn pain au levain/);
      const body = [
        ['levain', 'levain dur\net lourd'],
        ['clé', 'clef'],
      ].map(([from = '', to = '']) => {
        const start = text.lastIndexOf(from) - (opened.bodyOffset ?? 0);
        return { start, end: start + from.length, text: to };
      });
      const operations = [set('/title', 'Le pain : "oui"')];
      const changes = [{ file: guide, baseHash: opened.hash, operations, body }];
      saved(await own.call('apply', { label: 'x', changes }));
      const edited = text.replace('levain se', 'levain dur\net lourd se').replace('clé', 'clef');
      expect(own.read(GUIDE)).toBe(as(edited.replace(/title: .*/, 'title: "Le pain : \\"oui\\""')));
      saved(await own.call('undo', {}));
      // The accent that returns is composed.
      expect(own.read(GUIDE).normalize()).toBe(as(text).normalize());
    },
  );

  it('makes one step for several values and files', async () => {
    const changes = [
      { file: 'manifest' as const, baseHash: await hashOf('manifest'), operations: [heading('A'), heading('B')] },
      { file: guide, baseHash: await hashOf(guide), operations: [set('/title', 'A')] },
    ];
    const { step } = saved(await call('apply', { label: 'x', changes }));
    expect(step?.files).toEqual(['manifest', guide]);
    expect((await undo()).journal.undo).toBeUndefined();
    expect({ [MANIFEST]: read(MANIFEST), [GUIDE]: read(GUIDE) }).toEqual(first);
  });

  it('makes one step for typing in one field without a pause, even if saving is slow', async () => {
    const clock = vi.spyOn(Date, 'now');
    onTestFinished(() => clock.mockRestore());
    const start = Date.now();
    let baseHash = await hashOf('manifest');
    const type = async (value: string, field: string, savedAt: number, startedAt?: number) => {
      clock.mockReturnValue(start + savedAt);
      const typing = { field, baseHash, ...(startedAt !== undefined && { startedAt: start + startedAt }) };
      baseHash = saved(await operate(heading(value), typing)).documents[0]?.hash ?? '';
    };
    await type('D', 'heading', 0);
    await type('Du', 'heading', 0);
    await type('Du p', 'heading', 3000, 0);
    await type('Du pin', 'heading', 6000, 3500);
    await type('Du pin dur', 'heading', 9000, 7500);
    await type('Autre', 'other', 9000);
    await undo();
    expect(read(MANIFEST)).toContain('"Du pin dur"');
    await undo();
    expect(read(MANIFEST)).toContain('"Du pin"');
    expect((await undo()).journal.undo).toBeUndefined();
    expect(read(MANIFEST)).toBe(before);
  });

  it('is not delayed by the rules, which report the problem and its correction; the last valid page stays', async () => {
    const { problems } = await call('site', {});
    const pointer = '/navigation/header/action/to';
    const wrong = saved(await operate(set(pointer, '/guide')));
    expect(wrong.problems).toHaveLength(problems.length + 1);
    const added = wrong.problems.find(({ code }) => code === 'link/unknown-page');
    expect(added).toMatchObject({ file: 'manifest', pointer, message: expect.stringContaining('/guide') });
    const emptied = saved(await operate({ type: 'unset', pointer: '/pages/0/title' }));
    const isOfTitle = ({ severity, pointer: at }: (typeof problems)[0]) =>
      severity === 'error' && at?.startsWith('/pages/0');
    expect(emptied.problems.some(isOfTitle)).toBe(true);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    await undo();
    const edit = added?.correction?.edit;
    if (!edit) throw new Error(JSON.stringify(added));
    const changes = [{ file: 'manifest' as const, baseHash: await hashOf('manifest'), edits: [edit] }];
    expect(saved(await call('apply', { label: 'Correction', changes })).problems).toHaveLength(problems.length);
    expect(read(MANIFEST)).toContain('"to": "/guides"');
    await undo();
    expect((await undo()).problems).toEqual(problems);
  });

  it('survives the server: after a restart, steps are undone and redone, and no known request is made again', async () => {
    const options = { site: writeBaseSite(), directory: temporaryFolder() };
    const early = await startEditor(options);
    const { hash } = await early.call('document', { file: 'manifest' });
    const value = { type: 'hero', heading: 'x' };
    const operations = [{ type: 'insert' as const, pointer: '/pages/0/sections/1', value }];
    const changes = [{ file: 'manifest' as const, baseHash: hash, operations }];
    const request = { id: 'first-change', label: 'x', changes };
    const once = saved(await early.call('apply', request));
    const after = early.read(MANIFEST);
    expect(saved(await early.call('apply', request)).own).toEqual(once.own);
    expect(early.read(MANIFEST)).toBe(after);
    saved(await early.operate(heading('Un')));
    for (const id of ['undo-heading', 'undo-first', 'undo-first']) saved(await early.call('undo', { id }));
    saved(await early.call('apply', request));
    expect(early.read(MANIFEST)).toBe(before);
    await early.close();
    const late = await startEditor(options);
    expect(late.token).toBe(early.token);
    saved(await late.call('apply', request));
    expect(late.read(MANIFEST)).toBe(before);
    for (const _ of ['first', 'heading']) saved(await late.call('redo', {}));
    expect(late.read(MANIFEST)).toBe(after.replace(HEADING, 'Un'));
    for (const _ of ['heading', 'first']) saved(await late.call('undo', {}));
    expect(late.read(MANIFEST)).toBe(before);
    expect(await late.call('undo', {})).toMatchObject({ status: 'refused' });
  });
});

describe('a change at the same time as another program’s', () => {
  it('is kept, like the other, if they are in different fields', async () => {
    const baseHash = await hashOf('manifest');
    replace(HEADING, 'Du pain\\nrouge');
    saved(await operate(phone, { baseHash }));
    expect(read(MANIFEST)).toContain('04 00 00 00 09');
    expect(read(MANIFEST)).toContain('rouge');
    await undo();
    expect(read(MANIFEST)).toContain('04 00 00 00 01');
    expect(read(MANIFEST)).toContain('rouge');
  });

  it('is shown next to the other if both are in the same field, and nothing is written', async () => {
    const baseHash = await hashOf('manifest');
    replace('04 00 00 00 01', '04 00 00 00 07');
    const theirs = read(MANIFEST);
    const answer = (await operate(phone, { baseHash })) as Conflict;
    expect(answer).toMatchObject({
      status: 'conflict',
      pointer: '/business/phone',
      yours: '04 00 00 00 09',
      theirs: '04 00 00 00 07',
    });
    expect(read(MANIFEST)).toBe(theirs);
    expect(answer.document.text).toBe(theirs);
    saved(await operate({ ...phone, oldValue: '04 00 00 00 07' }, { baseHash: answer.document.hash }));
  });

  it('applies at its place in a list that another program has extended, in each of two steps', async () => {
    const baseHash = await hashOf('manifest');
    const page = JSON.stringify({
      path: '/neuf',
      title: 'Neuf',
      description: 'Neuf.',
      sections: [{ type: 'hero', heading: 'Neuf' }],
    });
    replace('"pages": [', `"pages": [\n    ${page},`);
    const { own, documents } = saved(await operate(heading('Du pin'), { baseHash }));
    expect(own.manifest).not.toBe(documents[0]?.hash);
    saved(await operate(set('/pages/1/title', 'Essences'), { baseHash: own.manifest ?? '' }));
    const pages = JSON.parse(read(MANIFEST)).pages as { title: string; sections: { heading: string }[] }[];
    expect(pages[0]).toMatchObject({ title: 'Neuf', sections: [{ heading: 'Neuf' }] });
    expect(pages[1]?.sections[0]?.heading).toBe('Du pin');
    expect(pages[2]?.title).toBe('Essences');
  });

  it('with an unknown base is made if its value is unchanged, and never by an index', async () => {
    const unknown = { baseHash: 'gone' };
    const statusOf = async (operation: FieldOperation) => (await operate(operation, unknown)).status;
    expect(await statusOf({ ...heading('Du pin'), oldValue: HEADING })).toBe('refused');
    expect(await statusOf({ ...phone, oldValue: '06' })).toBe('refused');
    const edits = [{ start: 0, end: 0, text: 'x' }];
    const text = { label: 'x', changes: [{ file: guide, ...unknown, body: edits }] };
    expect((await call('apply', text)).status).toBe('conflict');
    expect(read(MANIFEST)).toBe(before);
    expect(await statusOf(phone)).toBe('saved');
    expect(read(MANIFEST)).toContain('04 00 00 00 09');
  });

  it('applies to the remaining words if those before are undone at that moment', async () => {
    const { documents } = saved(await operate(heading(`${HEADING} et beau`)));
    await undo();
    const typed = { ...heading(`${HEADING} et beau, ici`), oldValue: `${HEADING} et beau` };
    saved(await operate(typed, { baseHash: documents[0]?.hash ?? '' }));
    expect(read(MANIFEST)).toContain(`"${HEADING}, ici"`);
  });

  it('merges paragraphs of a text, and shows both versions of the same one', async () => {
    const text = `${baseText(GUIDE).split('\n## ')[0]}\n## Un\n\nPremier alinéa.\n\nDeuxième alinéa.\n`;
    const save = (now: string) => writeFileSync(path.join(site, GUIDE), now);
    save(text);
    const baseHash = await hashOf(guide);
    save(text.replace('Premier', 'Tout premier'));
    const apply = (from: string, to: string) => {
      const edits = [{ start: text.indexOf(from), end: text.indexOf(from) + from.length, text: to }];
      return call('apply', { label: 'x', changes: [{ file: guide, baseHash, edits }] });
    };
    saved(await apply('Deuxième', 'Second'));
    expect(read(GUIDE)).toContain('Tout premier alinéa.\n\nSecond alinéa.');
    expect(await apply('Premier alinéa', 'Dernier alinéa')).toMatchObject({
      status: 'conflict',
      file: guide,
      theirs: expect.stringContaining('Tout premier'),
      yours: expect.stringContaining('Dernier'),
    });
    expect(read(GUIDE)).toContain('Tout premier');
  });

  it('is made in a site that began with an error, which the editor shows', async () => {
    const directory = writeBaseSite();
    writeFileSync(path.join(directory, MANIFEST), JSON.stringify(baseManifest(), null, 2).replace(HEADING, ''));
    const own = await startEditor({ site: directory });
    const at = { file: 'manifest', pointer: '/pages/0/sections/0/heading' };
    const broken = { ...at, isKept: false, message: 'Ce texte est vide.' };
    expect((await own.call('site', {})).broken).toMatchObject(broken);
    const page = async (route: string) => (await fetch(`http://localhost:${own.port}${route}`)).text();
    expect(await page('/')).toContain('Une erreur empêche d’afficher cette page');
    saved(await own.operate(set('/pages/1/sections/0/heading', 'Conseils')));
    expect(await page('/guides')).toContain('Conseils');
    saved(await own.operate(heading('Du pain tendre')));
    expect(await page('/')).toContain('Du pain tendre');
    expect((await own.call('site', {})).broken).toBeUndefined();
  });

  it('waits while the manifest is broken, with the last valid page, and continues afterwards', async () => {
    const baseHash = await hashOf('manifest');
    replace(`"heading": "${HEADING}"`, '"heading": ');
    const readOnlyIs = (wanted: unknown) =>
      vi.waitFor(
        async () => expect((await call('document', { file: 'manifest' })).readOnly).toEqual(wanted),
        SAVE_TIMEOUT_MS,
      );
    await readOnlyIs(expect.stringMatching(/ligne \d+/));
    expect((await call('site', {})).tree?.pages).toHaveLength(4);
    expect(await operate(phone, { baseHash })).toMatchObject({ status: 'refused' });
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    writeFileSync(path.join(site, MANIFEST), before);
    await readOnlyIs(undefined);
    saved(await operate(phone, { baseHash }));
  });

  it('finds the pages and guides of the last valid state if the editor is opened later', async () => {
    const directory = writeBaseSite();
    const report = vi.fn<DevServerOptions['report']>();
    const edit = { directory: temporaryFolder(), entry: '/no-client.tsx' };
    const { vite, port: other } = await openDevServer({ site: directory, edit, report });
    onTestFinished(() => vite.close());
    expect((await fetch(`http://localhost:${other}/`)).status).toBe(200);
    const broken = baseText(MANIFEST).replace(`"heading": "${HEADING}"`, '"heading": ');
    writeFileSync(path.join(directory, MANIFEST), broken);
    await vi.waitFor(
      () => expect(JSON.stringify(report.mock.calls.at(-1)?.[0].diagnostics)).toContain('"error"'),
      SAVE_TIMEOUT_MS,
    );
    const opened = await (await openPage(other)).call('site', {});
    expect(opened.broken).toMatchObject({ isKept: true });
    expect(opened.tree?.pages).toHaveLength(4);
    expect(opened.tree?.chains.flatMap(({ guides }) => guides.map(({ file }) => file))).toContain(guide);
  });

  it('sends every tab what a save answers, which files are gone, and what others save, break or add', async () => {
    const own = await startEditor();
    const target = `http://${own.host}/__edit/api/events`;
    const response = await fetch(target, { method: 'POST', headers: own.headers(), body: '{}' });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let said = '';
    const nextEvent = async (): Promise<SiteEvent> => {
      while (!said.includes('\n')) said += (await reader?.read())?.value ?? '';
      const line = said.slice(0, said.indexOf('\n'));
      said = said.slice(line.length + 1);
      return line ? JSON.parse(line) : nextEvent();
    };
    const reportOf = ({ state, checked, problems, journal, broken }: SiteReport) => ({
      ...{ state, checked, problems, journal, broken },
    });
    const answer = saved(await own.operate(heading('Un')));
    const event = await nextEvent();
    expect(reportOf(event)).toEqual(reportOf(answer));
    expect(event).toMatchObject({ hashes: { manifest: answer.documents[0]?.hash }, removed: [], byOther: false });
    const undone = saved(await own.call('undo', {}));
    expect(undone.state).toEqual({ server: answer.state.server, revision: answer.state.revision + 1 });
    expect(await nextEvent()).toMatchObject({ state: undone.state, journal: { redo: { label: expect.any(String) } } });
    const renaming = { type: 'rename', from: '/guides/choisir-son-pain', to: '/guides/pain', redirect: true } as const;
    saved(await own.call('structure', { change: renaming }));
    const removed = await nextEvent();
    expect(removed.removed).toEqual([guide]);
    expect(Object.keys(removed.hashes)).toContain('guide:guides/pain');
    const { state, hashes } = removed;
    const site = await own.call('site', { files: ['manifest', guide] });
    expect(site).toMatchObject({ state, removed: [guide], hashes: { manifest: hashes.manifest } });

    const whole = own.read(MANIFEST);
    const until = async (isWanted: (event: SiteEvent) => unknown): Promise<SiteEvent> => {
      const event = await nextEvent();
      return isWanted(event) ? event : until(isWanted);
    };
    const save = (text: string) => writeFileSync(path.join(own.site, MANIFEST), text);
    save(whole.replace(HEADING, 'Deux'));
    await until(({ byOther }) => byOther);
    save(whole.replace(`"${HEADING}"`, ''));
    await until(({ broken }) => broken);
    save(whole.replace(HEADING, 'Trois'));
    const { state: last } = await until(({ broken, byOther }) => !broken && byOther);
    // A picture alone makes a new state, so that every list is read again.
    writeFileSync(path.join(own.site, 'content/media/copie.webp'), '');
    await until(({ state: { revision } }) => revision > last.revision);
    await reader?.cancel();
  });
});
