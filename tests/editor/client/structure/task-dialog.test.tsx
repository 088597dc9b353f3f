import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { newChainTask, newGuideTask, newPageTask } from '../../../../src/editor/client/structure/new-tasks.ts';
import { removePageTask, removePartTask } from '../../../../src/editor/client/structure/remove-tasks.ts';
import { renamePartTask, renamePictureTask } from '../../../../src/editor/client/structure/rename-tasks.ts';
import { TaskDialog } from '../../../../src/editor/client/structure/TaskDialog.tsx';
import type { StructureTask } from '../../../../src/editor/client/structure/task.ts';
import type { FilePlace, StructurePlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { type PartialState, renderInEditor } from '../fields/render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

/** A plan that changes the menu. */
const inMenu: StructurePlan = { changes: ['Navigation : 2 changements'], links: [] };

/** Makes the server answer each request for a plan with `plan`, and the change with `answer`. */
function answerWith(plan = inMenu, answer: object = { status: 'saved' }): void {
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (name) => (name === 'structure' ? answer : plan) as never);
}

/** Opens the dialog of a task in a mocked editor. */
function openTask(task: StructureTask, state?: PartialState) {
  const onClose = vi.fn();
  const editor = renderInEditor(<TaskDialog task={task} onClose={onClose} />, {}, state);
  /** Waits until the dialog is closed because the server has made this change. */
  const made = async (change: object) => {
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(editor.notify).toHaveBeenCalled();
    expect(call).toHaveBeenLastCalledWith('structure', { id: expect.any(String), change });
  };
  return { ...editor, onClose, made };
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });

/** Presses a button once it is enabled. */
async function press(name: string): Promise<void> {
  await waitFor(() => {
    if (button(name).disabled) throw new Error(`« ${name} » is disabled`);
  });
  fireEvent.click(button(name));
}

beforeEach(() => answerWith());

const guides = { chains: [{ chain: 'pain', name: 'Le pain', pointer: '/chains/0', hub: '/le-pain', guides: [] }] };

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
  const { show, made } = openTask(newPageTask());
  type('Titre de la page', 'L’atelier');
  await press('Créer la page');
  await made({ type: 'add-page', path: '/l-atelier', title: 'L’atelier', isInMenu: true });
  expect(show).toHaveBeenCalledWith('/l-atelier');
});

it('explains why an address cannot be used, and what to do without an entry in the menu', async () => {
  const refusal = { message: '/contact est déjà l’adresse d’une page.', places: [] };
  answerWith({ changes: [], links: [], refusal });
  openTask(newPageTask());
  type('Titre de la page', 'Contact');
  await screen.findByText(refusal.message);
  expect(button('Créer la page').disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mettre dans le menu' }));
  expect(screen.getByText(/^Aucun lien ne mènera à cette page/)).toBeTruthy();
});

it('creates a guide of a chain, whose address it says, and shows it', async () => {
  const { show, made } = openTask(newGuideTask({ chain: 'pain', name: 'Le pain' }, guides));
  type('Titre du guide', 'Garder son pain');
  expect(screen.getByText('/le-pain/garder-son-pain')).toBeTruthy();
  await press('Créer le guide');
  await made({ type: 'add-guide', chain: 'pain', title: 'Garder son pain' });
  expect(show).toHaveBeenCalledWith('/le-pain/garder-son-pain');
});

it('creates a chain once it has a name and two guides, and shows its hub', async () => {
  const { show, made } = openTask(newChainTask());
  type('Nom de la rubrique', 'Conseils du boulanger');
  type('Titre du premier guide', 'Garder son pain');
  expect(button('Créer la rubrique').disabled).toBe(true);
  expect(call).not.toHaveBeenCalled();
  type('Titre du second guide', 'Choisir son pain');
  await press('Créer la rubrique');
  const titles = ['Garder son pain', 'Choisir son pain'];
  await made({ type: 'add-chain', name: 'Conseils du boulanger', guides: titles, isInMenu: true });
  expect(show).toHaveBeenCalledWith('/conseils-du-boulanger');
});

it.each([
  ['/contact#message', 'message', '/contact#nouveau'],
  ['/#tarifs', 'tarifs', '/#nouveau'],
  ['facts.price', 'price', 'facts.nouveau'],
])('asks for the new name of %s alone, and renames it everywhere', async (from, typed, to) => {
  const { made, show } = openTask(renamePartTask(from));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nouveau nom' }).value).toBe(typed);
  expect(screen.queryByRole('checkbox')).toBeNull();
  type('Nouveau nom', 'nouveau');
  await press('Renommer partout');
  await made({ type: 'rename', from, to, redirect: true });
  expect(show).not.toHaveBeenCalled();
});

it('shows what a new address changes, with or without a redirect, and the page afterwards', async () => {
  const { made, show } = openTask(renamePartTask('/cgv'));
  type('Nouvelle adresse', '/conditions');
  await screen.findByText('Navigation : 2 changements');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rediriger l’ancienne adresse' }));
  await press('Renommer partout');
  await made({ type: 'rename', from: '/cgv', to: '/conditions', redirect: false });
  expect(show).toHaveBeenCalledWith('/conditions');
});

it('does not ask the server about a name that is unchanged or empty', async () => {
  openTask(renamePictureTask('media/four-800.webp'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nouveau nom' }).value).toMatch(/^four/);
  type('Nouveau nom', ' ');
  expect(button('Renommer partout').disabled).toBe(true);
  type('Nouveau nom', 'fournil');
  await screen.findByText('Navigation : 2 changements');
  expect(call).toHaveBeenCalledExactlyOnceWith('structure-plan', {
    change: { type: 'rename-picture', file: 'media/four-800.webp', to: 'fournil' },
  });
});

it('renames when Enter is pressed in the name, like its button', async () => {
  const { onClose } = openTask(renamePartTask('/#tarifs'));
  type('Nouveau nom', 'nouveau');
  const confirm = button('Renommer partout');
  await waitFor(() => expect(confirm.disabled).toBe(false));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nouveau nom' });
  // jsdom does not submit a form when Enter is pressed.
  expect([confirm.type, name.form]).toEqual(['submit', confirm.form]);
  fireEvent.submit(name.form as HTMLFormElement);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('keeps a refused change open with its reason, until another name is typed', async () => {
  answerWith(undefined, { status: 'refused', message: 'Le fichier est verrouillé.' });
  const { onClose } = openTask(renamePartTask('/#tarifs'));
  type('Nouveau nom', 'nouveau');
  await press('Renommer partout');
  await screen.findByText('Le fichier est verrouillé.');
  expect(onClose).not.toHaveBeenCalled();
  type('Nouveau nom', 'autre');
  await waitFor(() => expect(screen.queryByText('Le fichier est verrouillé.')).toBeNull());
});

it('leads the focus to the form if the button that opened the dialog is gone', async () => {
  document.body.innerHTML = '<section id="fields" tabindex="-1"></section><button>Renommer</button>';
  const opener = screen.getByRole('button');
  opener.focus();
  const { unmount } = openTask(renamePartTask('/#tarifs'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nouveau nom' })));
  opener.remove();
  unmount();
  await waitFor(() => expect(document.activeElement?.id).toBe('fields'));
});

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
const tree = { name: '', pages, chains: [], texts: [], settings: [], facts: [] };
const state = { schemas: {}, tree };

function removePage() {
  answerWith(planned);
  return openTask(removePageTask({ path: '/gateaux', title: 'Gâteaux' }, tree), state);
}

it('removes the link of a menu, leads others to the page above, and says what happens without a link', async () => {
  const { made, show } = removePage();
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
  await made({ type: 'remove', path: '/gateaux', choices: [null, '/', '/'], redirect: '/' });
  expect(show).toHaveBeenCalledWith('/');
});

it('keeps the list of links while visitors are led elsewhere, and follows with the links that were not chosen', async () => {
  removePage();
  fireEvent.mouseDown((await screen.findAllByRole('combobox')).at(-1) as Element);
  fireEvent.click(screen.getByRole('option', { name: 'Nulle part (page inconnue)' }));
  const choices = screen.getAllByRole('combobox', { hidden: true }).map(({ textContent }) => textContent);
  expect(choices).toHaveLength(4);
  expect(choices.slice(1, 3)).toEqual(['Enlever ce lien', 'Garder les mots, sans lien']);
});

it('shows the links to a section, and the uses of a fact, which prevent its removal', async () => {
  const inText = { path: 'content/a.md', routes: [] };
  answerWith({ ...planned, links: [{ ...inText, line: 3, text: '[commandez](/#commander)', keepsWords: false }] });
  const { unmount } = openTask(removePartTask('/#commander', 'Tarifs'), state);
  await screen.findByText('1 lien mène ici :');
  expect(screen.getByText('content/a.md, ligne 3')).toBeTruthy();
  unmount();
  const refusal = { message: 'Le fait « price » est encore dit ici.', places: [{ ...inText, line: 5 }] };
  answerWith({ changes: [], links: [], refusal });
  openTask(removePartTask('facts.price', 'Prix'), state);
  await screen.findByText('content/a.md, ligne 5');
  expect(button('Supprimer').disabled).toBe(true);
});
