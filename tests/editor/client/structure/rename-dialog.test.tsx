import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { RemovePartDialog } from '../../../../src/editor/client/structure/RemovePartDialog.tsx';
import { RenameDialog } from '../../../../src/editor/client/structure/RenameDialog.tsx';
import type { StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, render, screen, waitFor } from '../../../ui/testing-library.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const planned: StructurePlan = { changes: ['Navigation : 2 changements'], links: [] };
const editor = {
  store: createStore({ documents: new Map() } as unknown as EditorState),
  whenSaved: async () => true,
  readSite: async () => {},
  dispatch: () => {},
  show: vi.fn(),
  accept: vi.fn(),
  notify: vi.fn(),
} as unknown as Editor;

beforeEach(() => vi.mocked(call).mockReset());

it.each([
  ['/contact#message', 'message', '/contact#nouveau'],
  ['/#tarifs', 'tarifs', '/#nouveau'],
  ['facts.price', 'price', 'facts.nouveau'],
])('asks for the new name of %s alone, and renames it everywhere', async (from, typed, to) => {
  vi.mocked(call).mockImplementation(async (name) => (name === 'structure' ? { status: 'saved' } : planned) as never);
  const onClose = vi.fn();
  render(
    <EditorContext value={editor}>
      <RenameDialog from={from} onClose={onClose} />
    </EditorContext>,
  );
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nouveau nom' });
  expect(name.value).toBe(typed);
  fireEvent.change(name, { target: { value: 'nouveau' } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Renommer partout' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const change = { type: 'rename', from, to, redirect: true };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
});

it('shows the links to a section, and the uses of a fact, which prevent its removal', async () => {
  const links = [{ path: 'content/a.md', line: 3, routes: [], text: '[commandez](/#commander)' }];
  vi.mocked(call).mockResolvedValueOnce({ ...planned, links } as never);
  const { unmount } = render(
    <EditorContext value={editor}>
      <RemovePartDialog name="/#commander" title="Tarifs" onClose={() => {}} />
    </EditorContext>,
  );
  await screen.findByText('1 lien mène ici :');
  expect(screen.getByText('content/a.md, ligne 3')).toBeTruthy();
  unmount();
  const refusal = {
    message: 'Le fait « price » est encore dit ici.',
    places: [{ path: 'content/a.md', line: 5, routes: [] }],
  };
  vi.mocked(call).mockResolvedValueOnce({ ...planned, changes: [], refusal } as never);
  render(
    <EditorContext value={editor}>
      <RemovePartDialog name="facts.price" title="Prix" onClose={() => {}} />
    </EditorContext>,
  );
  await screen.findByText('content/a.md, ligne 5');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Supprimer' }).disabled).toBe(true);
});

it('renames when Enter is pressed in the name, like its button', async () => {
  vi.mocked(call).mockImplementation(async (name) => (name === 'structure' ? { status: 'saved' } : planned) as never);
  const onClose = vi.fn();
  render(
    <EditorContext value={editor}>
      <RenameDialog from="/#tarifs" onClose={onClose} />
    </EditorContext>,
  );
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nouveau nom' });
  fireEvent.change(name, { target: { value: 'nouveau' } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Renommer partout' });
  await waitFor(() => expect(button.disabled).toBe(false));
  // jsdom does not submit a form for the key itself.
  expect([button.type, name.form]).toEqual(['submit', button.form]);
  fireEvent.submit(name.form as HTMLFormElement);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
