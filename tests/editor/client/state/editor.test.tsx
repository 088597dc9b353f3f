import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
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
  checked: false,
  state: { server: 'a', revision: 0 },
  hashes: {},
  removed: [],
};
const later = { ...report, state: { server: 'a', revision: 1 } };
const guide = { file: 'guide:a/b', path: 'a/b.md', text: 'Le texte', hash: 'h', data: { title: 'A' }, bodyOffset: 0 };

let end = () => {};
afterEach(() => end());

it('does not show a form that loads late to an author who is typing in another one', async () => {
  end = countInputs();
  let answer = () => {};
  vi.mocked(call).mockImplementation(async (name, request) => {
    if (name === 'site') return site as never;
    if (name === 'schema') return { schema: {} } as never;
    if ((request as { file: string }).file === 'manifest')
      return { file: 'manifest', text: '', hash: 'm', data: {} } as never;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return guide as never;
  });
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
  onTestFinished(() => void vi.useRealTimers());
  const problem = { code: 'link/unknown', severity: 'error' };
  const answers = [site, new Error('lost'), site, { ...site, ...later, checked: true, problems: [problem] }];
  vi.mocked(call).mockImplementation(async (name) => {
    if (name === 'schema') return { schema: {} } as never;
    if (name === 'document') return { file: 'manifest', text: '', hash: 'm', data: {} } as never;
    if (name === 'spelling-add') return { status: 'saved', documents: [], own: {}, ...later, checked: false } as never;
    const answer = answers.shift() ?? site;
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
  const editor = await connectEditor();
  await editor.write('spelling-add', { word: 'fournil' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(editor.store.get().problems).toEqual([problem]);
  expect(answers).toEqual([]);
});

it('requests the list of pages after a save, once for all keys of a pause, and nothing else', async () => {
  vi.useFakeTimers();
  const manifest = { file: 'manifest', text: '', hash: 'm', data: {} };
  const saved = { status: 'saved', documents: [{ ...manifest, hash: 'n' }], own: { manifest: 'n' } };
  vi.mocked(call).mockImplementation(async (name, request) => {
    if (name === 'site') {
      if ((request as { known?: string }).known !== 'list') return { ...site, checked: true } as never;
      const { tree: _, ...same } = { ...site, ...later, checked: true };
      return same as never;
    }
    if (name === 'schema') return { schema: {} } as never;
    if (name === 'apply') return { ...saved, ...later, checked: true } as never;
    return manifest as never;
  });
  const editor = await connectEditor();
  vi.mocked(call).mockClear();
  for (const value of ['a', 'ab', 'abc'])
    editor.change('manifest', [{ type: 'set', pointer: '/title', value }], { label: 'Titre', field: '/title' });
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(vi.mocked(call).mock.calls.map(([name]) => name)).toEqual(['apply', 'site']);
  expect(editor.store.get().tree).toBe(tree);
});

it('opens a guide with its form although an undo has already brought its text', async () => {
  const asked: string[] = [];
  vi.mocked(call).mockImplementation(async (name, request) => {
    asked.push(name);
    if (name === 'site') return { ...site, checked: true } as never;
    if (name === 'schema') {
      const { file } = request as { file: string };
      return { schema: { title: file } } as never;
    }
    const document = { ...guide, schema: 'front-matter' };
    if (name === 'undo') return { status: 'saved', documents: [document], own: {}, ...later } as never;
    const { file } = request as { file: string };
    return (file === 'manifest' ? { file, text: '', hash: 'm', data: {} } : document) as never;
  });
  const editor = await connectEditor();
  await editor.undo();
  expect(editor.store.get().documents.has('guide:a/b')).toBe(true);
  await editor.open({ file: 'guide:a/b' });
  expect(editor.store.get().schemas['front-matter']).toEqual({ title: 'guide:a/b' });
});

it('says that a place cannot be opened, instead of failing, while the server is away', async () => {
  vi.mocked(call).mockImplementation(async (name, request) => {
    if (name === 'site') return { ...site, checked: true } as never;
    if (name === 'schema') return { schema: {} } as never;
    if ((request as { file: string }).file === 'manifest')
      return { file: 'manifest', text: '', hash: 'm', data: {} } as never;
    throw new Error('Le fichier n’existe plus.');
  });
  const editor = await connectEditor();
  await editor.open({ file: 'guide:a/b' });
  expect(editor.store.get().selection).toBeUndefined();
  expect(editor.store.get().status).toMatchObject({ type: 'failed', message: 'Le fichier n’existe plus.' });
});
