import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { NewChain } from '../../../../src/editor/client/structure/NewChain.tsx';
import type { StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, render, screen, waitFor } from '../../../ui/testing-library.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const planned: StructurePlan = { changes: ['Navigation : 4 changements'], links: [] };

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
      <NewChain>
        {(begin) => (
          <button type="button" onClick={begin}>
            Ouvrir
          </button>
        )}
      </NewChain>
    </EditorContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return editor;
}
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Créer la rubrique' });

beforeEach(() => vi.mocked(call).mockReset());

it('creates a chain once it has a name and two guides, and shows its hub', async () => {
  vi.mocked(call).mockImplementation(async (name) => (name === 'structure' ? { status: 'saved' } : planned) as never);
  const { show, notify } = open();
  type('Nom de la rubrique', 'Conseils du boulanger');
  type('Titre du premier guide', 'Garder son pain');
  expect(create().disabled).toBe(true);
  expect(call).not.toHaveBeenCalled();
  type('Titre du second guide', 'Choisir son pain');
  await waitFor(() => expect(create().disabled).toBe(false));
  fireEvent.click(create());
  await waitFor(() => expect(notify).toHaveBeenCalled());
  const guides = ['Garder son pain', 'Choisir son pain'];
  const change = { type: 'add-chain', name: 'Conseils du boulanger', guides, isInMenu: true };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  expect(show).toHaveBeenCalledWith('/conseils-du-boulanger');
});
