import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { newChainTask, newGuideTask, newPageTask } from '../../../../src/editor/client/structure/new-tasks.ts';
import type { StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { answerWith, button, openTask, press, type } from './open-task.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const planned: StructurePlan = { changes: ['Navigation : 2 changements'], links: [] };
const guides = { chains: [{ chain: 'pain', name: 'Le pain', pointer: '/chains/0', hub: '/le-pain', guides: [] }] };

beforeEach(() => vi.mocked(call).mockReset());

it('proposes an address made of the title, until one is typed', () => {
  openTask(newPageTask());
  type('Titre de la page', 'L’atelier & le four');
  const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adresse' }).value;
  expect(address()).toBe('/l-atelier-le-four');
  type('Adresse', '/atelier');
  type('Titre de la page', 'L’atelier');
  expect(address()).toBe('/atelier');
});

it('creates the page and shows it immediately', async () => {
  answerWith(planned);
  const { show, notify, onClose } = openTask(newPageTask());
  type('Titre de la page', 'L’atelier');
  await press('Créer la page');
  await waitFor(() => expect(notify).toHaveBeenCalled());
  const change = { type: 'add-page', path: '/l-atelier', title: 'L’atelier', isInMenu: true };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  expect(show).toHaveBeenCalledWith('/l-atelier');
  expect(onClose).toHaveBeenCalledOnce();
});

it('explains why an address cannot be used, and what to do without an entry in the menu', async () => {
  const refusal = { message: '/contact est déjà l’adresse d’une page.', places: [] };
  vi.mocked(call).mockResolvedValue({ ...planned, changes: [], refusal } as never);
  openTask(newPageTask());
  type('Titre de la page', 'Contact');
  await screen.findByText(refusal.message);
  expect(button('Créer la page').disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mettre dans le menu' }));
  expect(screen.getByText(/^Aucun lien ne mènera à cette page/)).toBeTruthy();
});

it('creates a guide of a chain, whose address it says, and shows it', async () => {
  answerWith(planned);
  const { show, notify } = openTask(newGuideTask({ chain: 'pain', name: 'Le pain' }, guides));
  type('Titre du guide', 'Garder son pain');
  expect(screen.getByText('/le-pain/garder-son-pain')).toBeTruthy();
  await press('Créer le guide');
  await waitFor(() => expect(notify).toHaveBeenCalled());
  const change = { type: 'add-guide', chain: 'pain', title: 'Garder son pain' };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  expect(show).toHaveBeenCalledWith('/le-pain/garder-son-pain');
});

it('creates a chain once it has a name and two guides, and shows its hub', async () => {
  answerWith(planned);
  const { show, notify } = openTask(newChainTask());
  type('Nom de la rubrique', 'Conseils du boulanger');
  type('Titre du premier guide', 'Garder son pain');
  expect(button('Créer la rubrique').disabled).toBe(true);
  expect(call).not.toHaveBeenCalled();
  type('Titre du second guide', 'Choisir son pain');
  await press('Créer la rubrique');
  await waitFor(() => expect(notify).toHaveBeenCalled());
  const titles = ['Garder son pain', 'Choisir son pain'];
  const change = { type: 'add-chain', name: 'Conseils du boulanger', guides: titles, isInMenu: true };
  expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  expect(show).toHaveBeenCalledWith('/conseils-du-boulanger');
});
