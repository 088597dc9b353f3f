import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { NewPage } from '../../../../src/editor/client/structure/NewPage.tsx';
import type { StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, render, screen, waitFor } from '../../../ui/testing-library.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const planned: StructurePlan = { changes: ['Navigation : 2 changements'], links: [] };

function open() {
  const store = createStore({ documents: new Map() } as unknown as EditorState);
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
      <NewPage>
        {(begin) => (
          <button type="button" onClick={begin}>
            Ouvrir
          </button>
        )}
      </NewPage>
    </EditorContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return editor;
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Créer la page' });

beforeEach(() => vi.mocked(call).mockReset());

it('proposes an address made of the title, until one is typed', () => {
  open();
  type('Titre de la page', 'L’atelier & le four');
  const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse' }).value;
  expect(address()).toBe('/l-atelier-le-four');
  type('Adresse', '/atelier');
  type('Titre de la page', 'L’atelier');
  expect(address()).toBe('/atelier');
});

it('creates the page and shows it immediately', async () => {
  vi.mocked(call).mockImplementation(async (name) => (name === 'structure' ? { status: 'saved' } : planned) as never);
  const { show, accept, notify } = open();
  type('Titre de la page', 'L’atelier');
  await waitFor(() => expect(create().disabled).toBe(false));
  fireEvent.click(create());
  await waitFor(() => expect(notify).toHaveBeenCalled());
  const change = { type: 'add-page', path: '/l-atelier', title: 'L’atelier', isInMenu: true };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  expect(show).toHaveBeenCalledWith('/l-atelier');
  expect(accept).toHaveBeenCalledWith({ status: 'saved' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('explains why an address cannot be used, and what to do without an entry in the menu', async () => {
  const refusal = { message: '/contact est déjà l’adresse d’une page.', places: [] };
  vi.mocked(call).mockResolvedValue({ ...planned, changes: [], refusal } as never);
  open();
  type('Titre de la page', 'Contact');
  await screen.findByText(refusal.message);
  expect(create().disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mettre dans le menu' }));
  expect(screen.getByText(/^Aucun lien ne mènera à cette page/)).toBeTruthy();
});
