import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import type { EditorState } from '../../../../src/editor/client/state/state.ts';
import { removePageTask, removePartTask } from '../../../../src/editor/client/structure/remove-tasks.ts';
import type { FilePlace, SiteTree, StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { answerWith, button, openTask, press } from './open-task.tsx';

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
const tree = { pages, chains: [], texts: [], settings: [] } as unknown as SiteTree;
const state: Partial<EditorState> = { schemas: {}, tree };

beforeEach(() => vi.mocked(call).mockReset());

it('removes the link of a menu, leads others to the page above, and says what happens without a link', async () => {
  answerWith(planned);
  const { notify, show } = openTask(removePageTask({ path: '/gateaux', title: 'Gâteaux' }, tree), state);
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
  await press('Supprimer');
  await waitFor(() => expect(notify).toHaveBeenCalled());
  const change = { type: 'remove', path: '/gateaux', choices: [null, '/', '/'], redirect: '/' };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  expect(show).toHaveBeenCalledWith('/');
});

it('keeps the list of links while visitors are led elsewhere, and follows with the links that were not chosen', async () => {
  answerWith(planned);
  openTask(removePageTask({ path: '/gateaux', title: 'Gâteaux' }, tree), state);
  const visitors = (await screen.findAllByRole('combobox')).at(-1) as Element;
  fireEvent.mouseDown(visitors);
  fireEvent.click(screen.getByRole('option', { name: 'Nulle part (page inconnue)' }));
  const choices = screen.getAllByRole('combobox', { hidden: true }).map(({ textContent }) => textContent);
  expect(choices).toHaveLength(4);
  expect(choices.slice(1, 3)).toEqual(['Enlever ce lien', 'Garder les mots, sans lien']);
});

it('shows the links to a section, and the uses of a fact, which prevent its removal', async () => {
  const links = [{ path: 'content/a.md', line: 3, routes: [], text: '[commandez](/#commander)' }];
  vi.mocked(call).mockResolvedValueOnce({ ...planned, links } as never);
  const { unmount } = openTask(removePartTask('/#commander', 'Tarifs'), state);
  await screen.findByText('1 lien mène ici :');
  expect(screen.getByText('content/a.md, ligne 3')).toBeTruthy();
  unmount();
  const refusal = {
    message: 'Le fait « price » est encore dit ici.',
    places: [{ path: 'content/a.md', line: 5, routes: [] }],
  };
  vi.mocked(call).mockResolvedValueOnce({ changes: [], links: [], refusal } as never);
  openTask(removePartTask('facts.price', 'Prix'), state);
  await screen.findByText('content/a.md, ligne 5');
  expect(button('Supprimer').disabled).toBe(true);
});
