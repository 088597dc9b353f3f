import { expect, it, vi } from 'vitest';
import { ToReplace } from '../../../../src/editor/client/site-list/ToReplace.tsx';
import { plainWords } from '../../../../src/editor/client/words/plain-words.ts';
import type { EditorProblem } from '../../../../src/editor/protocol.ts';
import { act, fireEvent, screen } from '../../../ui/testing-library.ts';
import { type PartialState, renderInEditor } from '../fields/render-in-editor.tsx';

const plan = {
  type: 'object',
  title: 'Forfait',
  properties: { id: {}, badge: { title: 'Étiquette' }, name: { title: 'Nom' }, placeholder: { type: 'boolean' } },
};
const question = 'Que vendez-vous par abonnement ?';
const other = 'Que disent vos textes longs ?';
const placeholder = (code: string, at: Partial<EditorProblem>) => {
  const problem = { code: `placeholder/${code}`, severity: 'note', path: 'site.manifest.json', routes: [], help: '' };
  return { ...problem, ...at } as EditorProblem;
};
const found = [
  placeholder('standing', {
    file: 'manifest',
    pointer: '/plans/0/placeholder',
    help: 'Mettez sous « badge » votre vrai tarif, et « name ».',
    toReplace: { what: 'Forfait (Essentiel)', question },
  }),
  placeholder('standing', {
    file: 'manifest',
    pointer: '/plans/1/placeholder',
    toReplace: { what: 'Forfait (Complet)', question, missing: { count: 19, arePrices: true } },
  }),
  placeholder('text', {
    file: 'text:legal/cgv',
    pointer: '/placeholder',
    routes: ['/cgv'],
    toReplace: { what: 'ce texte', question: other },
  }),
  placeholder('unmarked', {
    file: 'guide:bois/hetre',
    range: { start: 40, end: 54 },
    toReplace: { what: '« [à compléter] »', question: other },
  }),
];
const state: PartialState = {
  problems: found,
  checked: true,
  schemas: { site: { type: 'object', properties: { plans: { type: 'array', items: plan } } } },
  tree: {
    pages: [{ pointer: '/pages/0', route: '/cgv', title: 'Conditions de vente' }],
    settings: [{ pointer: '/plans', title: 'Forfaits' }],
    chains: [{ guides: [{ file: 'guide:bois/hetre', title: 'Le hêtre' }] }],
    texts: [{ file: 'text:legal/cgv', title: 'legal/cgv' }],
  },
};

/** Shows the list, unfolded. */
function show() {
  const onOpen = vi.fn();
  const data = { plans: [{ id: 'a', name: 'Essentiel', placeholder: true }] };
  const editor = renderInEditor(<ToReplace onOpen={onOpen} />, data, state);
  expect(names()).toEqual(['Reste à remplacer (4)']);
  fireEvent.click(screen.getByRole('button'));
  return { ...editor, onOpen };
}

const names = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

it('counts placeholders, and lists them by question, with their places and instructions', () => {
  const { open, onOpen } = show();
  const questions = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(questions).toEqual([question, other].map(plainWords));
  expect(names()).toEqual([
    'Reste à remplacer (4)',
    'Forfait (Essentiel) Forfaits',
    'C’est remplacé : Forfait (Essentiel)',
    'Forfait (Complet) Forfaits',
    'C’est remplacé : Forfait (Complet)',
    'Conditions de vente › Texte de la page ',
    'C’est remplacé : Conditions de vente › Texte de la page',
    '« [à compléter] » Le hêtre › Texte du guide',
  ]);
  screen.getByText('Mettez sous « Étiquette » votre vrai tarif, et « Nom ».');
  const opened = [/^Forfait .Essentiel/, /^Conditions de vente/, /^« /].map((name) => {
    fireEvent.click(screen.getByRole('button', { name }));
    return open.mock.lastCall?.[0];
  });
  expect(opened).toEqual([
    { file: 'manifest', pointer: '/plans/0/name' },
    { file: 'text:legal/cgv', pointer: '' },
    { file: 'guide:bois/hetre', range: { start: 40, end: 54 } },
  ]);
  expect(onOpen).toHaveBeenCalledTimes(3);
});

it('keeps the mark of an entry in which something is missing, and counts what is', () => {
  const { unmark } = show();
  const button = screen.getByRole('button', { name: 'C’est remplacé : Forfait (Complet)' });
  fireEvent.click(button);
  expect(unmark).not.toHaveBeenCalled();
  expect(button.parentElement?.textContent).toBe('C’est remplacé19 prix manquent');
  expect(button).toHaveProperty('disabled', true);
});

it('removes the mark of a replaced one, moves the focus on, and updates the list after the rules have run', () => {
  const { store, unmark } = show();
  fireEvent.click(screen.getByRole('button', { name: 'C’est remplacé : Forfait (Essentiel)' }));
  expect(unmark).toHaveBeenCalledWith(found[0], 'Forfait (Essentiel)');
  expect(document.activeElement?.textContent).toBe('Forfait (Complet) Forfaits');
  act(() => store.set({ problems: [], checked: false }));
  expect(names()).toHaveLength(8);
  act(() => store.set({ problems: found.slice(1), checked: true }));
  expect(names()[0]).toBe('Reste à remplacer (3)');
  expect(document.activeElement?.textContent).toBe('Forfait (Complet) Forfaits');
  act(() => store.set({ problems: [] }));
  expect(screen.queryByRole('button')).toBeNull();
});
