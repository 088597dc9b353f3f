import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { useRemoval } from '../../../../src/editor/client/structure/use-removal.tsx';
import type { FilePlace, StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { renderInEditor } from '../fields/render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const place: FilePlace = { file: 'manifest', path: 'site.manifest.json', line: 1, routes: ['/'] };
const inText: FilePlace = { path: 'content/a.md', line: 3, routes: [] };
const alone: StructurePlan = { changes: ['Témoignages : 1 changement'], links: [] };
const instead = [{ name: 'testimonials.bob', title: 'Bob' }];
const named: StructurePlan = {
  changes: [],
  links: [
    { ...place, pointer: '/a/0', text: 'Ada', keepsWords: false, choice: { removed: '/a/0', instead } },
    { ...place, pointer: '/b/0', text: 'Ada', keepsWords: false, choice: { removed: '/b', instead } },
    { ...place, pointer: '/c', text: 'Ada', keepsWords: false, choice: { instead: [] } },
    { ...inText, text: 'à 29 €', keepsWords: false, choice: { written: '29 €', instead: [] } },
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

function open(isSaved = true) {
  const removeAlone = vi.fn();
  const editor = renderInEditor(<Probe removeAlone={removeAlone} />, {}, { schemas: {}, status: { type: 'saved' } });
  editor.whenSaved.mockResolvedValue(isSaved);
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
  const gone = new Error('');
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
  const { removeAlone } = open(false);
  await screen.findByText('Une modification n’est pas encore enregistrée : la suite attend qu’elle le soit.');
  expect(confirmation().disabled).toBe(true);
  expect(call).not.toHaveBeenCalled();
  expect(removeAlone).not.toHaveBeenCalled();
});
