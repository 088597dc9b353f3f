import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { editJson } from '../../src/edit/edit-json.ts';
import { applyEdits } from '../../src/edit/text-edit.ts';
import type { AuthorEdit } from '../../src/editor/client/state/own-changes.ts';
import type { FieldOperation, SourceId } from '../../src/editor/protocol.ts';

import { GUIDE, writeBaseSite } from '../fixtures/fixture-site.ts';
import { type Chance, createChance } from '../random/chance.ts';
import { firstSeed, seeds } from '../random/seeds.ts';
import { memory } from '../temporary-folder.ts';
import { openAuthority, openEditorStore, type TabStorage } from './two-editors.ts';

const MANIFEST = 'site.manifest.json';
const guide: SourceId = 'guide:guides/choisir-son-pain';

/** Every inserted text has a mark: `‹a3›` or `‹b3›` from one of the editors, `‹z3›` from the other program. */
const OWN = /‹[ab]\d+›/g;
const ANY = /‹[abz]\d+›/g;

const paragraphs = Array.from({ length: 8 }, (_, index) => `Alinéa ${index}, qui dit 🙂 quelque chose de ce pain.`);
const sections = Array.from({ length: 5 }, (_, index) => ({ type: 'hero', heading: `Titre ${index}` }));

interface Section {
  type: string;
  heading: string;
  lead?: string;
}
const sectionsIn = (data: unknown): Section[] =>
  (data as { pages: { sections: Section[] }[] }).pages[0]?.sections ?? [];
const LIST = '/pages/0/sections';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterAll(() => {
  vi.useRealTimers();
});

type Editor = Awaited<ReturnType<typeof openEditorStore>>;

/** Expected occurrences of a mark at the end: once, none, or at most one. */
type Expected = Map<string, 'once' | 'gone' | 'at most once'>;

/** Performs a random action on the state that an editor shows. */
function act(editor: Editor, chance: Chance, mark: string, expected: Expected): void {
  const manifest = editor.document('manifest');
  const shown = sectionsIn(manifest.data);
  const field = (operation: FieldOperation, name: string): AuthorEdit => ({
    file: 'manifest',
    label: mark,
    field: name,
    operations: [operation],
  });
  const index = chance.between(0, shown.length - 1);
  const section = shown[index] as Section;
  const choices: (() => void)[] = [
    () => {
      const { text, bodyOffset = 0 } = editor.document(guide);
      // Places between characters, but not inside of a mark or an emoji.
      const places = [...text.slice(bodyOffset).matchAll(/(?<=[\p{L}›🙂 \n])(?=[\p{L}‹🙂 \n])/gu)].map(
        ({ index: at }) => at,
      );
      const at = chance.pick(places);
      expected.set(mark, 'once');
      editor.queue.add({
        file: guide,
        label: mark,
        field: `text:${guide}`,
        body: [{ start: at, end: at, text: mark }],
      });
    },
    () => {
      expected.set(mark, 'once');
      const pointer = `${LIST}/${index}/heading`;
      // The operation is based on the shown value. So if both editors type there, both texts are kept.
      const operation = { type: 'set' as const, pointer, value: section.heading + mark, oldValue: section.heading };
      editor.queue.add(field(operation, pointer));
    },
    () => {
      expected.set(mark, 'once');
      const value = { type: 'hero', heading: `Neuf${mark}` };
      const operation = { type: 'insert' as const, pointer: `${LIST}/${index}`, value, oldValue: shown as never };
      editor.queue.add(field(operation, `insert ${mark}`), true);
    },
    () => {
      const to = chance.between(0, shown.length - 1);
      const operation = { type: 'move' as const, pointer: `${LIST}/${index}`, to, oldValue: section as never };
      if (to !== index) editor.queue.add(field(operation, `move ${mark}`), true);
    },
    () => {
      const own = section.heading.match(OWN)?.[0];
      if (!section.heading.startsWith('Neuf') || !own) return;
      for (const one of section.heading.match(ANY) ?? []) expected.set(one, 'at most once');
      const operation = { type: 'remove' as const, pointer: `${LIST}/${index}`, oldValue: section as never };
      editor.queue.add(field(operation, `remove ${mark}`), true);
    },
    () => {
      const { data } = editor.document(guide);
      const { title } = data as { title: string };
      expected.set(mark, 'once');
      const operation = { type: 'set' as const, pointer: '/title', value: title + mark, oldValue: title };
      editor.queue.add({ file: guide, label: mark, field: '/title', operations: [operation] });
    },
  ];
  chance.pick(choices)();
}

/** Saves a random change as another program would. */
function write(authority: ReturnType<typeof openAuthority>, chance: Chance, mark: string): string {
  if (chance.is(0.5)) {
    const lines = authority.read(GUIDE).split('\n');
    const [from, to] = [lines.indexOf('---', 1) + 1, lines.length];
    lines.splice(chance.between(from, to), 0, `Une ligne de plus ${mark}`);
    authority.write(GUIDE, lines.join('\n'));
    return GUIDE;
  }
  const text = authority.read(MANIFEST);
  const shown = sectionsIn(JSON.parse(text));
  const index = chance.between(0, shown.length - 1);
  const name = chance.is(0.2) ? 'heading' : 'lead';
  const operation: FieldOperation = chance.is(0.5)
    ? { type: 'insert', pointer: `${LIST}/${index}`, value: { type: 'hero', heading: `Autre${mark}` } }
    : { type: 'set', pointer: `${LIST}/${index}/${name}`, value: `${shown[index]?.[name] ?? ''}${mark}` };
  const edits = editJson({ text, operation });
  if (typeof edits === 'string') throw new Error(edits);
  authority.write(MANIFEST, applyEdits(text, edits));
  return MANIFEST;
}

const countOf = (text: string, mark: string) => text.split(mark).length - 1;

/**
 * Returns the data of a manifest without marks and added sections. The sections are sorted by heading, because they may
 * have been moved.
 */
function withoutMarks(text: string, marks: RegExp): unknown {
  const data = JSON.parse(text) as { pages: { sections: Section[] }[] };
  const [page] = data.pages;
  if (!page) return data;
  page.sections = page.sections
    .filter(({ heading }) => !/^(?:Neuf|Autre)/.test(heading))
    .map((section) => JSON.parse(JSON.stringify(section).replace(marks, '')) as Section)
    .map(({ lead, ...section }) => (lead ? { ...section, lead } : section))
    .sort((a, b) => (a.heading < b.heading ? -1 : 1));
  return data;
}

/** Statistics of the runs. */
const seen = { marks: 0, shown: 0 };

async function run(seed: number, site: string, first: { manifest: string; guide: string }) {
  const chance = createChance(seed);
  writeFileSync(path.join(site, MANIFEST), first.manifest);
  writeFileSync(path.join(site, GUIDE), first.guide);
  const authority = openAuthority(site);
  const isOther = chance.is(0.6);
  const isLossy = chance.is(0.6);
  const editors: Editor[] = [];
  const hear = () =>
    authority.listen((event) => {
      for (const editor of editors)
        for (const [file, hash] of Object.entries(event.hashes))
          if (!isLossy || chance.is(0.7)) editor.queue.hear(file as SourceId, hash ?? '');
    });
  hear();
  const open = async (left: TabStorage[] = []) => {
    const editor = await openEditorStore({ authority, left, isLost: () => isLossy && chance.is(0.15) });
    await editor.open('manifest');
    await editor.open(guide);
    editor.queue.restore();
    return editor;
  };
  editors.push(await open(), await open());
  const expected: Expected = new Map();
  /** Marks of changes that are shown as refused or in conflict. */
  const shown = new Set<string>();
  const look = (editor: Editor) => {
    const { conflict, status } = editor.store.get();
    const said = JSON.stringify([
      conflict?.answer.yours,
      status,
      editor.storage.queue.filter((one) => 'stopped' in one && one.stopped),
    ]);
    for (const [mark] of said.matchAll(ANY)) shown.add(mark);
  };
  const flushed: Promise<unknown>[] = [];
  const undone: string[] = [];
  const steps = chance.between(4, 14);
  for (let step = 0; step < steps; step += 1) {
    const at = chance.between(0, 1);
    const editor = editors[at] as Editor;
    const mark = `‹${at === 0 ? 'a' : 'b'}${step}›`;
    if (isOther && chance.is(0.25)) {
      const other = `‹z${step}›`;
      const file = write(authority, chance, other);
      expected.set(other, 'at most once');
      if (chance.is(0.7)) authority.looked([file]);
    }
    if (chance.is(0.08)) {
      // The tab is closed and opened again.
      look(editor);
      editors[at] = await open([editor.storage]);
    } else if (chance.is(0.05)) {
      authority.restart();
      hear();
    } else act(editor, chance, mark, expected);
    if (chance.is(0.7)) flushed.push((editors[at] as Editor).queue.whenSaved());
    for (let turn = chance.between(0, 12); turn > 0; turn -= 1) await Promise.resolve();
    look(editors[at] as Editor);
  }
  for (const editor of editors) editor.calm();
  await Promise.all(flushed);
  for (const editor of editors) {
    await editor.queue.whenSaved();
    look(editor);
    while (editor.store.get().conflict) {
      look(editor);
      await editor.queue.resolve(undefined);
    }
    look(editor);
    for (let tries = 0; editor.store.get().status.type === 'failed' && tries < 20; tries += 1)
      await editor.queue.discard();
  }
  authority.looked([MANIFEST, GUIDE]);
  for (const editor of editors) await Promise.all([editor.queue.refresh('manifest'), editor.queue.refresh(guide)]);
  const [manifest, text] = [authority.read(MANIFEST), authority.read(GUIDE)];
  seen.marks += [...expected.values()].filter((wanted) => wanted === 'once').length;
  seen.shown += [...expected].filter(([mark, wanted]) => wanted === 'once' && shown.has(mark)).length;
  for (const [mark, wanted] of expected) {
    const count = countOf(manifest + text, mark);
    const isThere = wanted === 'once' && !shown.has(mark) ? count === 1 : count <= 1;
    expect(isThere, `seed ${seed}: ${mark} is ${count} times in the files`).toBe(true);
  }
  expect(withoutMarks(manifest, ANY), `seed ${seed}: manifest`).toEqual(withoutMarks(first.manifest, ANY));
  const bare = text
    .replace(OWN, '')
    .replace(/^Une ligne de plus.*\n?/gm, '')
    .replace(ANY, '');
  expect(bare.trimEnd(), `seed ${seed}: guide`).toBe(first.guide.trimEnd());
  for (const editor of editors) {
    expect(editor.document('manifest').data, `seed ${seed}: form`).toEqual(JSON.parse(manifest));
    expect(editor.document(guide).text, `seed ${seed}: text`).toBe(text);
  }
  const [editor] = editors as [Editor];
  let isWhole = true;
  for (;;) {
    const answer = await editor.queue.undoOrRedo('undo');
    if (answer.status === 'saved') continue;
    if ('message' in answer && answer.message.startsWith('Il n’y a rien')) break;
    isWhole = false;
    undone.push('message' in answer ? answer.message : '');
  }
  const [manifestLeft, guideLeft] = [authority.read(MANIFEST), authority.read(GUIDE)];
  if (!isOther) {
    expect(undone, `seed ${seed}: undoing`).toEqual([]);
    expect(manifestLeft, `seed ${seed}: undone`).toBe(first.manifest);
    expect(guideLeft, `seed ${seed}: undone`).toBe(first.guide);
  } else if (isWhole) {
    expect((manifestLeft + guideLeft).match(OWN), `seed ${seed}: undone`).toBeNull();
    expect(withoutMarks(manifestLeft, ANY), `seed ${seed}: undone`).toEqual(withoutMarks(first.manifest, ANY));
    for (const mark of expected.keys())
      if (mark.startsWith('‹z')) {
        const kept = countOf(manifestLeft + guideLeft, mark) >= countOf(manifest + text, mark);
        expect(kept, `seed ${seed}: ${mark} stays`).toBe(true);
      }
  }
}

it('every change is in the file once or shown, with two editors, another program and lost answers', async () => {
  const site = writeBaseSite(undefined, memory);
  const authority = openAuthority(site);
  const [head = ''] = authority.read(GUIDE).split('## ');
  const guideText = `${head}## Le pain\n\n${paragraphs.join('\n\n')}\n`;
  const manifest = JSON.parse(authority.read(MANIFEST)) as { pages: { sections: Section[] }[] };
  if (manifest.pages[0]) manifest.pages[0].sections = sections;
  const first = { manifest: `${JSON.stringify(manifest, null, 2)}\n`, guide: guideText };
  let runs = 0;
  for (const seed of seeds()) {
    await run(seed, site, first);
    runs += 1;
  }
  // Most changes are saved, and some are shown as refused or in conflict.
  expect(seen.marks).toBeGreaterThan(runs * 4);
  // The share varies between cases: other seeds than the everyday ones may have up to a quarter and a little more.
  expect(seen.shown / seen.marks).toBeLessThan(firstSeed === 1 ? 0.25 : 1 / 3);
  expect(seen.shown).toBeGreaterThan(0);
  rmSync(site, { recursive: true, force: true });
});
