import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { CallName } from '../../../../src/editor/calls.ts';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { connectEditor } from '../../../../src/editor/client/state/editor.ts';
import { countInputs } from '../../../../src/editor/client/state/inputs.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({
  CallError: Error,
  call: vi.fn(),
  listen: async () => () => {},
}));

const tree = { pages: [], chains: [], texts: [], facts: [] };
const report = { problems: [], journal: {} };
const site = {
  hash: 'list',
  tree,
  ...report,
  checked: true,
  state: { server: 'a', revision: 0 },
  hashes: {},
  removed: [],
};
const later = { ...report, state: { server: 'a', revision: 1 } };
const saved = { status: 'saved', documents: [], own: {}, ...later };
const manifest = { file: 'manifest', text: '', hash: 'm', data: {} };
const guide = { file: 'guide:a/b', schema: 'front-matter', text: 'Le texte', hash: 'h', data: {}, bodyOffset: 0 };

type Answer = (request: { file: string; known?: string }) => unknown;

/** Lets the server give these answers, and the usual one instead of `undefined`. */
function serve(answers: Partial<Record<CallName, Answer>>): void {
  vi.mocked(call).mockImplementation(async (name, request) => {
    const asked = request as Parameters<Answer>[0];
    const document = asked.file === 'manifest' ? manifest : guide;
    const usual: Partial<Record<CallName, unknown>> = { site, schema: { schema: {} }, document };
    return ((await answers[name]?.(asked)) ?? usual[name]) as never;
  });
}

afterEach(() => void vi.useRealTimers());

it('does not show a form that loads late to an author who is typing in another one', async () => {
  onTestFinished(countInputs());
  let answer = () => {};
  const wait = new Promise<void>((resolve) => (answer = resolve));
  serve({ document: ({ file }) => (file === 'manifest' ? undefined : wait) });
  const editor = await connectEditor();
  const field = document.body.appendChild(document.createElement('input'));
  await editor.open({ file: 'manifest', pointer: '/business' });
  const late = editor.open({ file: 'guide:a/b' });
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  answer();
  await late;
  expect(editor.store.get().selection?.file).toBe('manifest');
  await editor.open({ file: 'guide:a/b' });
  expect(editor.store.get().selection?.file).toBe('guide:a/b');
});

it('requests problems until all rules have run, whatever is lost on the way', async () => {
  vi.useFakeTimers();
  const problem = { code: 'link/unknown', severity: 'error' };
  const early = { ...site, checked: false };
  const answers = [early, new Error('lost'), early, { ...site, ...later, problems: [problem] }];
  serve({
    site: () => {
      const answer = answers.shift() ?? early;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    'spelling-add': () => ({ ...saved, checked: false }),
  });
  const editor = await connectEditor();
  await editor.write('spelling-add', { word: 'fournil' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(editor.store.get().problems).toEqual([problem]);
  expect(answers).toEqual([]);
});

it('requests the list of pages after a save, once for all keys of a pause, and nothing else', async () => {
  vi.useFakeTimers();
  const { tree: _, ...same } = { ...site, ...later };
  const documents = [{ ...manifest, hash: 'n' }];
  serve({
    site: ({ known }) => (known === 'list' ? same : site),
    apply: () => ({ ...saved, documents, own: { manifest: 'n' }, checked: true }),
  });
  const editor = await connectEditor();
  vi.mocked(call).mockClear();
  for (const value of ['a', 'ab', 'abc'])
    editor.change('manifest', [{ type: 'set', pointer: '/title', value }], { label: 'Titre', field: '/title' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(vi.mocked(call).mock.calls.map(([name]) => name)).toEqual(['apply', 'site']);
  expect(editor.store.get().tree).toBe(tree);
});

it('opens a guide with its form although an undo has already brought its text', async () => {
  serve({ schema: ({ file }) => ({ schema: { title: file } }), undo: () => ({ ...saved, documents: [guide] }) });
  const editor = await connectEditor();
  await editor.undo();
  expect(editor.store.get().documents.has('guide:a/b')).toBe(true);
  await editor.open({ file: 'guide:a/b' });
  expect(editor.store.get().schemas['front-matter']).toEqual({ title: 'guide:a/b' });
});

it('says that a place cannot be opened, instead of failing, while the server is away', async () => {
  const gone = new Error('Le fichier n’existe plus.');
  serve({ document: ({ file }) => (file === 'manifest' ? undefined : Promise.reject(gone)) });
  const editor = await connectEditor();
  await editor.open({ file: 'guide:a/b' });
  expect(editor.store.get().selection).toBeUndefined();
  expect(editor.store.get().status).toMatchObject({ type: 'failed', message: gone.message });
});
