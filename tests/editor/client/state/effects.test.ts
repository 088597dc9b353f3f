import { expect, it, vi } from 'vitest';
import { createEffects, effectsOf } from '../../../../src/editor/client/state/effects.ts';
import type { KeptQueue } from '../../../../src/editor/client/state/kept-queue.ts';
import { type EditorEvent, next } from '../../../../src/editor/client/state/next.ts';
import { createStore, type EditorState, openedState } from '../../../../src/editor/client/state/state.ts';
import type { SiteNews } from '../../../../src/editor/protocol.ts';
import { writeBaseSite } from '../../../fixtures/fixture-site.ts';
import { fromPartial } from '../../../from-partial.ts';
import { openAuthority, openEditorStore } from '../../two-editors.ts';

const report = { problems: [], checked: true, journal: {} };
const tree = { name: '', pages: [], chains: [], texts: [], settings: [], facts: [] };
const manifest = { file: 'manifest', path: 'site.manifest.json', text: '{}', hash: 'h', data: { title: 'A' } } as const;
const savedAs = (hash: string) => {
  return { ...report, status: 'saved' as const, documents: [{ ...manifest, hash }], own: { manifest: hash } };
};

/** Returns the state after events, and the types of the effects of each event. */
function after(...events: EditorEvent[]): { state: EditorState; effects: string[][] } {
  let state = openedState({ hash: '', tree, state: { server: 'a', revision: 1 }, ...report, hashes: {}, removed: [] });
  const effects: string[][] = [];
  for (const event of events) {
    const before = state;
    state = next(before, event);
    effects.push(effectsOf(before, state).map(({ type }) => type));
  }
  return { state, effects };
}

const opened: EditorEvent[] = [
  { type: 'opened', file: 'manifest' },
  { type: 'fileRead', read: 1, document: manifest, schema: undefined },
];
const announced = (server: string, revision: number, more: Partial<SiteNews> = {}, at = 0): EditorEvent => ({
  type: 'stateAnnounced',
  at,
  news: { ...report, state: { server, revision }, hashes: {}, removed: [], ...more },
  byOther: false,
});
const typed: EditorEvent = {
  type: 'typed',
  at: 1000,
  id: 'first',
  edit: {
    file: 'manifest',
    label: 'Titre',
    field: '/title',
    operations: [{ type: 'set', pointer: '/title', value: 'AB', oldValue: 'A' }],
  },
  isWhole: false,
};

it('stores what was typed at once, and again as sent before it is sent', () => {
  const { effects, state } = after(...opened, typed, { type: 'timerFired', at: 1150 });
  expect(effects).toEqual([['readFile'], [], ['storeQueue', 'wakeAt'], ['storeQueue', 'send', 'wakeAt']]);
  expect(state.queue).toMatchObject([{ id: 'first', base: 'h', isSent: true }]);
  expect(state.documents.get('manifest')?.data).toEqual({ title: 'AB' });
});

it('sends one change at a time, and none before its time', () => {
  const edit = { ...typed.edit, field: '/lead', operations: [{ type: 'set' as const, pointer: '/lead', value: 'x' }] };
  const second: EditorEvent = { ...typed, at: 1200, id: 'second', edit };
  const early: EditorEvent = { type: 'timerFired', at: 1149 };
  const { effects, state } = after(...opened, typed, early, { type: 'saveRequested' }, second);
  expect(effects.slice(3)).toEqual([[], ['storeQueue', 'send', 'wakeAt'], ['storeQueue', 'wakeAt']]);
  const answer = { ...savedAs('i'), state: state.site };
  const then = next(state, { type: 'answered', at: 1300, id: 'first', answer });
  expect(effectsOf(state, then).map(({ type }) => type)).toEqual(['storeQueue', 'send']);
  expect(then).toMatchObject({ sending: 'second', queue: [{ id: 'second', base: 'i', isSent: true }] });
});

it('ignores an older report, and reads the list after a newer one or another server’s', () => {
  const saying = (message: string) => ({ problems: [{ message }] as never });
  const events = [
    announced('a', 2, saying('two')),
    announced('a', 1, saying('one')),
    announced('b', 0, saying('other')),
  ];
  const said = events.map((_, index) => after(...events.slice(0, index + 1)));
  expect(said.map(({ state }) => state.problems[0]?.message)).toEqual(['two', 'two', 'other']);
  expect(said.at(-1)?.effects).toEqual([['wakeAt'], [], []]);
  expect(said.map(({ state }) => state.revision)).toEqual([1, 1, 2]);
});

it('shows in a second tab what the first one saves and undoes', async () => {
  const authority = openAuthority(writeBaseSite());
  const [first, second] = [await openEditorStore({ authority }), await openEditorStore({ authority })];
  for (const { read } of [first, second]) await read('manifest');
  authority.listen(({ byOther, ...news }) =>
    second.dispatch({ type: 'stateAnnounced', at: Date.now(), news, byOther }),
  );
  const operation = { type: 'set', pointer: '/business/phone', value: '06' } as const;
  first.queue.add({ file: 'manifest', label: 'Téléphone', field: 'phone', operations: [operation] }, true);
  expect(await first.queue.whenSaved()).toBe(true);
  await vi.waitFor(() => expect(second.document('manifest').text).toBe(first.document('manifest').text));
  expect(second.store.get().journal.undo?.label).toBe('Téléphone');
  expect(second.store.get().notice).toBe('');
  await first.queue.undoOrRedo('undo');
  await vi.waitFor(() => expect(second.document('manifest').text).toBe(first.document('manifest').text));
  expect(second.store.get().journal).toMatchObject({ redo: { label: 'Téléphone' } });
  expect(second.store.get().site).toEqual(first.store.get().site);
});

it.each(['before', 'after'])(
  'costs one request a save, and one reading of origins, if the event comes %s the answer',
  (order) => {
    const count: Record<string, number> = {};
    let { state } = after(...opened);
    const apply = (event: EditorEvent) => {
      const before = state;
      state = next(before, event);
      for (const { type } of effectsOf(before, state)) count[type] = (count[type] ?? 0) + 1;
      if (state.revision !== before.revision) count.revision = (count.revision ?? 0) + 1;
    };
    const saves = [2, 3, 4];
    for (const revision of saves) {
      const at = revision * 1000;
      const id = `save ${revision}`;
      const hash = `h${revision}`;
      const saved = { ...savedAs(hash), state: { server: 'a', revision } };
      const both: EditorEvent[] = [
        announced('a', revision, { hashes: { manifest: hash } }, at),
        { type: 'answered', at, id, answer: saved },
      ];
      for (const event of [
        { ...typed, id, at },
        { type: 'timerFired' as const, at: at + 150 },
        ...(order === 'before' ? both : both.toReversed()),
        { type: 'timerFired' as const, at: at + 700 },
      ])
        apply(event);
    }
    const { storeQueue: _, wakeAt: __, ...costs } = count;
    expect(costs).toEqual({ send: saves.length, readSite: saves.length, revision: saves.length });
  },
);

it('a file that was closed before its answer says that it is gone is no failure', () => {
  const file = 'guide:guides/choisir-son-pain' as const;
  const { state } = after(
    ...opened,
    { type: 'opened', file },
    { type: 'fileRead', read: 2, document: { ...manifest, file }, schema: undefined },
    announced('a', 2, { removed: [file] }),
    { type: 'closed' },
    { type: 'fileGone', read: 3, file, message: 'Le site n’a pas de fichier de ce nom.' },
  );
  expect(state.failure).toBeUndefined();
});

it('shows another change of the site once it is saved, after what has to happen before, and a refused one never', async () => {
  const { state } = after(...opened);
  const store = createStore(state);
  const saved = { status: 'saved', documents: [{ ...manifest, hash: 'i', data: { title: 'B' } }], own: {}, ...report };
  const answers = [
    { status: 'refused', message: 'Encore montrée.' },
    { ...saved, state: { server: 'a', revision: 2 } },
  ];
  const call = vi.fn(async (name: string) => (name === 'site' ? new Promise(() => {}) : answers.shift()) as never);
  const { write } = createEffects({ store, call, kept: fromPartial<KeptQueue>({}) });
  const title = () => store.get().documents.get('manifest')?.data;
  const seen: unknown[] = [];
  const change = { id: 'x', change: { type: 'remove' as const, path: '/a', choices: [] } };
  const before = async () => void seen.push(title());
  expect(await write('structure', change, before)).toEqual({ status: 'refused', message: 'Encore montrée.' });
  expect([seen, title()]).toEqual([[], { title: 'A' }]);
  await write('structure', change, before);
  expect([seen, title()]).toEqual([[{ title: 'A' }], { title: 'B' }]);
});
