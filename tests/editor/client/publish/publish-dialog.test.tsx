import { beforeEach, expect, it, vi } from 'vitest';
import type { CallName } from '../../../../src/editor/calls.ts';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { PublishButton } from '../../../../src/editor/client/publish/PublishDialog.tsx';
import type { PublishChange, PublishPlan } from '../../../../src/editor/publish-protocol.ts';
import { fireEvent, screen, waitFor, within } from '../../../ui/testing-library.ts';
import { renderInEditor } from '../fields/render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const change = (id: string, name: string, more: Partial<PublishChange> = {}): PublishChange => ({
  id,
  name,
  lines: [name],
  pointers: [],
  ...more,
});
const prices = {
  lines: ['Forfait Pro, prix mensuel : 59 → 65', 'Forfait Pro, prix affiché : 59 € → 65 €'],
  pointers: ['/plans/0/monthlyPrice', '/plans/0/price'],
};
const added = change('i', 'Ajout : notes.txt', { notRevertible: 'Supprimez « notes.txt ».' });
const unsent = { count: 0, mayTakeBack: false, isBehind: false };
const plan = {
  state: 'now',
  files: ['site.manifest.json'],
  message: 'Forfaits',
  problems: [],
  headings: [
    { title: 'Accueil', route: '/', isShared: false, changes: [change('h', 'Ouverture, titre : A → B')] },
    { title: 'Forfaits', isShared: true, changes: [change('p', 'Forfait Pro', prices)] },
    { title: 'Images et fichiers', isShared: false, changes: [added] },
  ],
  repository: { branch: 'main', remote: 'origin', notes: [], unsent },
} satisfies PublishPlan;

/** Opens the dialog of an editor whose server gives these answers; a function returns those to successive calls. */
function show(said: Partial<Record<CallName, unknown>>) {
  vi.mocked(call).mockImplementation(async (name) => {
    const answer = said[name];
    return ((typeof answer === 'function' ? answer() : answer) ?? {}) as never;
  });
  const { open } = renderInEditor(<PublishButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Publier…' }));
  return { open };
}

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const asked = (name: CallName) =>
  vi.mocked(call).mock.calls.flatMap(([one, request]) => (one === name ? [request] : []));

beforeEach(() => vi.mocked(call).mockReset());

it('lists changes by page, with all pages that show shared values, and reverts one', async () => {
  const shown = [{ route: '/', title: 'Accueil', count: 2 }];
  show({ 'publish-plan': plan, uses: { shown }, 'publish-revert': { status: 'saved' } });
  const dialog = await screen.findByRole('dialog', { name: 'Publier' });
  await within(dialog).findByText('4 changements depuis la dernière publication');
  const headings = within(dialog).getAllByRole('heading', { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Accueil', 'Forfaits', 'Images et fichiers']);
  await within(dialog).findByText('Visible sur 1 page : Accueil');
  expect(within(dialog).getAllByRole('button', { name: /^Revenir à la version publiée/ })).toHaveLength(2);
  expect(within(dialog).getByText('Supprimez « notes.txt ».')).toBeTruthy();
  fireEvent.click(await button('Revenir à la version publiée : Forfait Pro'));
  await within(dialog).findByText('Retour à la version publiée…');
  await waitFor(() => expect(asked('publish-revert')).toMatchObject([{ change: 'p' }]));
  await waitFor(() => expect(asked('publish-plan')).toHaveLength(2));
  await waitFor(() => expect(within(dialog).queryByText('Retour à la version publiée…')).toBeNull());
});

it('publishes in the chosen way, with a message that the author may change', async () => {
  const answer = { status: 'published', branch: 'proposition-1', commit: 'abcdef123456', remote: 'origin' };
  show({ 'publish-plan': plan, publish: answer });
  fireEvent.click(await screen.findByRole('radio', { name: /^Demander une relecture \(Comme proposition\)$/ }));
  fireEvent.click(await button('Changer le message…'));
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message de publication' });
  expect(message.value).toBe('Forfaits');
  fireEvent.change(message, { target: { value: '-m Prix' } });
  fireEvent.click(await button('Publier maintenant'));
  await screen.findByText(/^La relecture est demandée\./);
  await screen.findByText('Branche « proposition-1 » (abcdef1), envoyée à « origin »');
  expect(asked('publish')).toEqual([{ state: 'now', target: 'proposal', message: '-m Prix' }]);
  // Nothing has changed since, so there is nothing to propose again.
  const again = await button('Publier maintenant');
  await waitFor(() => expect(again.disabled).toBe(true));
  fireEvent.click(screen.getByRole('radio', { name: /^Mettre en ligne/ }));
  expect(again.disabled).toBe(false);
});

const nothingNew = { ...plan, headings: [], files: [] };
const waiting = { ...unsent, count: 1, mayTakeBack: true };
const withUnsent = (unsent: object) => ({ ...nothingNew, repository: { ...plan.repository, unsent } });

it('says that a commit is not sent, quotes the other side, and offers to send, propose or take it back', async () => {
  const details = 'error: GH006: Protected branch update failed';
  const plans = [plan, withUnsent(waiting), withUnsent(waiting), withUnsent({ ...waiting, proposedAs: 'p' }), plan];
  show({
    'publish-plan': () => plans.shift(),
    publish: { status: 'unsent', message: 'L’hébergeur refuse.', details },
    'publish-take-back': { status: 'taken-back' },
  });
  // The button is disabled until the site is compared.
  await screen.findByText('4 changements depuis la dernière publication');
  fireEvent.click(await button('Publier maintenant'));
  await screen.findByText('L’hébergeur refuse.');
  const folded = screen.getByText(details).closest('details');
  expect(folded?.open).toBe(false);
  const group = await screen.findByRole('group', { name: 'En attente sur cet ordinateur' });
  await within(group).findByText(/^Une publication n’est pas encore partie : elle attend sur cet ordinateur\./);
  expect(screen.queryByText(/Rien n’a changé/)).toBeNull();
  const again = await button('Publier maintenant');
  await waitFor(() => expect(again.disabled).toBe(false));
  fireEvent.click(again);
  await waitFor(() => expect(asked('publish')).toHaveLength(2));
  fireEvent.click(screen.getByRole('radio', { name: /^Demander une relecture/ }));
  await waitFor(() => expect(again.disabled).toBe(false));
  fireEvent.click(again);
  await screen.findByText('La relecture est demandée : ce n’est pas encore en ligne.');
  expect(asked('publish').slice(1)).toMatchObject([{ target: 'branch' }, { target: 'proposal' }]);
  await waitFor(() => expect(again.disabled).toBe(true));
  fireEvent.click(await button('Reprendre cette publication'));
  await screen.findByText(/^La publication est reprise/);
});

it('offers to fetch if others have published in the meantime', async () => {
  show({
    'publish-plan': withUnsent({ ...waiting, isBehind: true }),
    'publish-join': { status: 'published', branch: 'main', commit: 'abcdef123456', remote: 'origin' },
  });
  fireEvent.click(await button('Récupérer ses changements et réessayer'));
  await screen.findByText('C’est envoyé, et en ligne dans quelques minutes.');
});

it('does not say that nothing has changed if the remote cannot be asked', async () => {
  const unknown = { message: 'L’hébergeur du site ne répond pas.', details: 'fatal: no route' };
  show({ 'publish-plan': withUnsent({ ...waiting, count: 0, unknown }) });
  await screen.findByText('On ne sait pas si tout est en ligne. L’hébergeur du site ne répond pas.');
  expect(screen.queryByText(/Rien n’a changé/)).toBeNull();
});

it('links to the fields of the problems that prevent publishing, errors first', async () => {
  const place = { file: 'manifest', path: 'site.manifest.json', range: { start: 1, end: 2 }, line: 3, routes: [] };
  const problem = { ...place, severity: 'error', help: '' };
  const problems = [
    { ...problem, code: 'placeholder/text', pointer: '/plans/0/placeholder', message: 'Forfait provisoire.' },
    { ...problem, code: 'link/unknown', pointer: '/pages/0/to', message: 'Page inconnue.' },
  ];
  const { open } = show({ 'publish-plan': { ...plan, problems } });
  await screen.findByText(/^1 contenu provisoire reste à remplacer, comme à la dernière publication\./);
  expect((await button('Publier maintenant')).className).toContain('outlined');
  const region = await screen.findByRole('alert', { name: 'À régler avant de publier : 2 points' });
  const links = within(region).getAllByRole('button');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Page inconnue.', 'Forfait provisoire.']);
  fireEvent.click(links[0] as Element);
  expect(open).toHaveBeenCalledWith({ file: 'manifest', pointer: '/pages/0/to' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('explains what to do if git is missing, and lists the files', async () => {
  const refusal = 'Ce dossier n’est pas suivi par git.';
  show({ 'publish-plan': { ...plan, headings: [], repository: undefined, refusal } });
  await screen.findByText(refusal);
  await screen.findByText('site.manifest.json');
  expect((await button('Publier maintenant')).disabled).toBe(true);
});
