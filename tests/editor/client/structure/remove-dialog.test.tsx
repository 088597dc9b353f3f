import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { RemoveDialog } from '../../../../src/editor/client/structure/RemoveDialog.tsx';
import type { FilePlace, StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, render, screen, waitFor } from '../../../ui/testing-library.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const place: FilePlace = { file: 'manifest', path: 'site.manifest.json', line: 1, routes: ['/'] };
const planned: StructurePlan = {
  changes: ['Pages : 1 changement'],
  links: [
    { ...place, pointer: '/navigation/header/links/4/to', text: 'Gâteaux', keepsWords: false },
    { ...place, pointer: '/pages/0/sections/0/actions/0/to', text: 'Voir les gâteaux', keepsWords: false },
    { file: 'text:farines', path: 'content/farines.md', line: 3, routes: ['/'], text: 'nos gâteaux', keepsWords: true },
  ],
};
const pages = [
  { route: '/', title: 'Accueil', pointer: '/pages/0' },
  { route: '/gateaux', title: 'Gâteaux', pointer: '/pages/1' },
];

beforeEach(() => vi.mocked(call).mockReset());

it('removes the link of a menu, leads others to the page above, and says what happens without a link', async () => {
  vi.mocked(call).mockImplementation(async (name) => (name === 'structure' ? { status: 'saved' } : planned) as never);
  const tree = { pages, sections: [], texts: [], settings: [] };
  const store = createStore({ documents: new Map(), schemas: {}, tree } as unknown as EditorState);
  const editor = {
    store,
    whenSaved: async () => true,
    readSite: async () => {},
    dispatch: () => {},
    show: vi.fn(),
    accept: vi.fn(),
    notify: vi.fn(),
  };
  render(
    <EditorContext value={editor as unknown as Editor}>
      <RemoveDialog path="/gateaux" title="Gâteaux" onClose={vi.fn()} />
    </EditorContext>,
  );
  const choices = await screen.findAllByRole('combobox');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Enlever ce lien',
    'Mener à : Accueil',
    'Mener à : Accueil',
    'Mener à : Accueil',
  ]);
  fireEvent.mouseDown(choices[2] as Element);
  expect(screen.getByRole('option', { name: 'Garder les mots, sans lien' })).toBeTruthy();
  fireEvent.click(screen.getByRole('option', { name: 'Mener à : Accueil' }));
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Supprimer', hidden: true });
  await waitFor(() => expect(remove.disabled).toBe(false));
  fireEvent.click(remove);
  await waitFor(() => expect(editor.notify).toHaveBeenCalled());
  const change = { type: 'remove', path: '/gateaux', choices: [null, '/', '/'], redirect: '/' };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
});
