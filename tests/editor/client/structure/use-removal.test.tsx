import { beforeEach, expect, it, vi } from 'vitest';
import { CallError, call } from '../../../../src/editor/client/calls/call.ts';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { useRemoval } from '../../../../src/editor/client/structure/use-removal.tsx';
import type { FilePlace, StructurePlan } from '../../../../src/editor/protocol.ts';
import { fromPartial } from '../../../from-partial.ts';
import { fireEvent, render, screen, waitFor } from '../../../ui/testing-library.ts';
import { mockedWrite } from '../state/mocked-write.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', async (original) => ({
  ...(await original<object>()),
  call: vi.fn(),
}));

const place: FilePlace = { file: 'manifest', path: 'site.manifest.json', line: 1, routes: ['/'] };
const alone: StructurePlan = { changes: ['Témoignages : 1 changement'], links: [] };
const instead = [{ name: 'testimonials.bob', title: 'Bob' }];
const named: StructurePlan = {
  changes: [],
  links: [
    { ...place, pointer: '/a/0', text: 'Ada', keepsWords: false, choice: { removed: '/a/0', instead } },
    { ...place, pointer: '/b/0', text: 'Ada', keepsWords: false, choice: { removed: '/b', instead } },
    { ...place, pointer: '/c', text: 'Ada', keepsWords: false, choice: { instead: [] } },
    {
      path: 'content/a.md',
      line: 3,
      routes: [],
      text: 'à 29 €',
      keepsWords: false,
      choice: { written: '29 €', instead: [] },
    },
  ],
};

function Probe({ removeAlone }: { removeAlone(): void }) {
  const { remove, question } = useRemoval();
  return (
    <>
      <button type="button" onClick={() => void remove({ name: 'testimonials.ada', title: 'Ada', removeAlone })}>
        Enlever
      </button>
      {question}
    </>
  );
}

function open(flush: () => Promise<boolean> = async () => true) {
  const tree = { pages: [], chains: [], texts: [], settings: [] };
  const status = { type: 'saved' };
  const store = createStore({ documents: new Map(), schemas: {}, tree, status } as unknown as EditorState);
  const editor = { store, whenSaved: flush, write: mockedWrite, notify: vi.fn() };
  const removeAlone = vi.fn();
  render(
    <EditorContext value={fromPartial<Editor>(editor)}>
      <Probe removeAlone={removeAlone} />
    </EditorContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enlever' }));
  return { editor, removeAlone };
}

const confirmation = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Supprimer', hidden: true });

beforeEach(() => vi.mocked(call).mockReset());

it('asks what becomes of each place that names it, and removes all in one call', async () => {
  vi.mocked(call)
    .mockResolvedValueOnce(named as never)
    .mockResolvedValueOnce(named as never)
    .mockImplementation(async (name) =>
      name === 'structure' ? ({ status: 'saved' } as never) : ({ ...named, changes: alone.changes } as never),
    );
  const { editor, removeAlone } = open();
  const choices = await screen.findAllByRole('combobox');
  expect(screen.getByText('4 endroits s’en servent :')).toBeTruthy();
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Retirer d’ici',
    // By default, this part is replaced: its removal would take a larger part with it, which the author has not chosen.
    'Mettre à la place : Bob',
    'Exigé ici',
    'Écrire « 29 € » en toutes lettres',
  ]);
  fireEvent.mouseDown(choices[0] as Element);
  fireEvent.click(screen.getByRole('option', { name: 'Mettre à la place : Bob' }));
  await waitFor(() => expect(confirmation().disabled).toBe(false));
  fireEvent.click(confirmation());
  await waitFor(() => expect(editor.notify).toHaveBeenCalled());
  const change = {
    type: 'remove',
    path: 'testimonials.ada',
    choices: ['testimonials.bob', 'testimonials.bob', null, null],
  };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  expect(removeAlone).not.toHaveBeenCalled();
});

it('waits while the server is away, then shows what it says', async () => {
  const gone = new CallError('unreachable', '');
  vi.mocked(call)
    .mockRejectedValueOnce(gone)
    .mockRejectedValueOnce(gone)
    .mockResolvedValue(named as never);
  const { removeAlone } = open();
  await screen.findByText('Le serveur ne répond pas. Relancez « npm start » s’il est sur cet ordinateur.');
  expect(confirmation().disabled).toBe(true);
  expect(await screen.findAllByRole('combobox', {}, { timeout: 30_000 })).toHaveLength(4);
  expect(removeAlone).not.toHaveBeenCalled();
});

it('waits until all changes are on disk', async () => {
  vi.mocked(call).mockResolvedValue(alone as never);
  const { removeAlone } = open(async () => false);
  await screen.findByText('Une modification n’est pas encore enregistrée : la suite attend qu’elle le soit.');
  expect(confirmation().disabled).toBe(true);
  expect(call).not.toHaveBeenCalled();
  expect(removeAlone).not.toHaveBeenCalled();
});
