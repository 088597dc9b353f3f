import { beforeEach, expect, it, vi } from 'vitest';
import { PublishButton } from '../../../../src/editor/client/publish/PublishDialog.tsx';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import type { CallName, PublishPlan } from '../../../../src/editor/protocol.ts';
import { fireEvent, render, screen, waitFor, within } from '../../../ui/testing-library.ts';

const answers = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: answers.call }));

const plan: PublishPlan = {
  state: 'now',
  files: ['site.manifest.json'],
  message: 'Forfaits',
  problems: [],
  headings: [
    {
      title: 'Accueil',
      route: '/',
      isShared: false,
      changes: [{ id: 'h', words: 'Ouverture, titre : A → B' }],
    },
    {
      title: 'Forfaits',
      isShared: true,
      changes: [
        {
          id: 'p',
          words: 'Forfait Pro, prix mensuel : 59 → 65',
          file: 'manifest',
          pointer: '/plans/0/monthlyPrice',
        },
      ],
    },
    {
      title: 'Images et fichiers',
      isShared: false,
      changes: [{ id: 'i', words: 'Ajout : notes.txt', notRevertible: 'Supprimez « notes.txt ».' }],
    },
  ],
  repository: { branch: 'main', remote: 'origin', ahead: 0 },
};

const known = { tree: { pages: [], settings: [], sections: [], texts: [] }, schemas: {}, documents: new Map() };

/** Opens the dialog of an editor whose server gives these answers. */
function show(said: Partial<Record<CallName, unknown>>) {
  answers.call.mockImplementation((name: CallName) => Promise.resolve(said[name] ?? {}));
  const [open, accept] = [vi.fn(), vi.fn()];
  const queue = { flush: () => Promise.resolve(true) };
  const store = createStore(known as unknown as EditorState);
  render(
    <EditorContext value={{ store, queue, open, accept, notify: vi.fn() } as unknown as Editor}>
      <PublishButton />
    </EditorContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publier…' }));
  return { open, accept };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const asked = (name: CallName) => answers.call.mock.calls.filter(([one]) => one === name).map(([, request]) => request);

beforeEach(() => answers.call.mockReset());

it('lists changes by page, with all pages that show shared values, and reverts one', async () => {
  const shown = [{ route: '/', title: 'Accueil', count: 2 }];
  const { accept } = show({ 'publish-plan': plan, uses: { shown }, 'publish-revert': { status: 'saved' } });
  const dialog = await screen.findByRole('dialog', { name: 'Publier' });
  await within(dialog).findByText('3 changements depuis la dernière publication');
  const headings = within(dialog).getAllByRole('heading', { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Accueil', 'Forfaits', 'Images et fichiers']);
  await within(dialog).findByText('Visible sur 1 page : Accueil');
  expect(within(dialog).getAllByRole('button', { name: /^Revenir à la version publiée/ })).toHaveLength(2);
  expect(within(dialog).getByText('Supprimez « notes.txt ».')).toBeTruthy();
  fireEvent.click(await button('Revenir à la version publiée : Forfait Pro, prix mensuel : 59 → 65'));
  await within(dialog).findByText('Retour à la version publiée…');
  await waitFor(() => expect(accept).toHaveBeenCalledWith({ status: 'saved' }));
  expect(asked('publish-revert')).toMatchObject([{ change: 'p' }]);
  await waitFor(() => expect(asked('publish-plan')).toHaveLength(2));
  await waitFor(() => expect(within(dialog).queryByText('Retour à la version publiée…')).toBeNull());
});

it('publishes in the chosen way, with a message that the author may change', async () => {
  const answer = { status: 'published', branch: 'proposition-1', commit: 'abcdef123456', remote: 'origin' };
  show({ 'publish-plan': plan, publish: answer });
  fireEvent.click(await screen.findByRole('radio', { name: 'Comme proposition' }));
  fireEvent.click(await button('Changer le message…'));
  const message = await screen.findByRole('textbox', { name: 'Message de publication' });
  expect((message as HTMLTextAreaElement).value).toBe('Forfaits');
  fireEvent.change(message, { target: { value: '-m Prix' } });
  fireEvent.click(await button('Publier maintenant'));
  await screen.findByText(/^Proposition faite sur la branche « proposition-1 », envoyée à « origin »/);
  expect(asked('publish')).toEqual([{ state: 'now', way: 'proposal', message: '-m Prix' }]);
});

it('offers to fetch and try again after a push that was rejected', async () => {
  const common = { branch: 'main', commit: 'abcdef123456' };
  show({
    'publish-plan': plan,
    publish: { status: 'unpushed', ...common, message: 'Quelqu’un a publié.', mayRebase: true },
    'publish-rebase': { status: 'published', ...common, remote: 'origin' },
  });
  // The button is disabled until the site is compared.
  await screen.findByText('3 changements depuis la dernière publication');
  fireEvent.click(await button('Publier maintenant'));
  await screen.findByText(/^Publié sur « main » \(abcdef1\), mais pas envoyé\. Quelqu’un a publié\.$/);
  fireEvent.click(await button('Récupérer ses changements et réessayer'));
  await screen.findByText('Publié sur « main » (abcdef1), et envoyé à « origin ».');
});

it('links to the fields of the problems that prevent publishing, errors first', async () => {
  const problem = {
    severity: 'error',
    file: 'manifest',
    path: 'site.manifest.json',
    range: { start: 1, end: 2 },
    line: 3,
    routes: [],
    help: '',
  };
  const problems = [
    { ...problem, code: 'placeholder/text', pointer: '/plans/0/placeholder', message: 'Forfait provisoire.' },
    { ...problem, code: 'link/unknown', pointer: '/pages/0/to', message: 'Page inconnue.' },
  ];
  const { open } = show({ 'publish-plan': { ...plan, problems } });
  const region = await screen.findByRole('alert', { name: 'À régler avant de publier : 2 points' });
  expect(
    within(region)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Page inconnue.', 'Forfait provisoire.']);
  fireEvent.click(within(region).getByRole('button', { name: 'Page inconnue.' }));
  expect(open).toHaveBeenCalledWith({ file: 'manifest', pointer: '/pages/0/to' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('explains what to do if git is missing, and lists the files', async () => {
  show({
    'publish-plan': { ...plan, headings: [], repository: undefined, refusal: 'Ce dossier n’est pas suivi par git.' },
  });
  await screen.findByText('Ce dossier n’est pas suivi par git.');
  await screen.findByText('site.manifest.json');
  expect(((await button('Publier maintenant')) as HTMLButtonElement).disabled).toBe(true);
});
