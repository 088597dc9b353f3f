import { Profiler } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyToData } from '../../../../src/edit/apply-to-data.ts';
import type { Json, JsonOperation } from '../../../../src/edit/json-operation.ts';
import type { Calls } from '../../../../src/editor/calls.ts';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { ManifestForm } from '../../../../src/editor/client/fields/ManifestForm.tsx';
import { selectionOf } from '../../../../src/editor/client/state/selection.ts';
import type { EditorState } from '../../../../src/editor/client/state/state.ts';
import { fromPartial } from '../../../from-partial.ts';
import { act, fireEvent, screen, waitFor, within } from '../../../ui/testing-library.ts';
import { documentsOf, type PartialState, renderInEditor } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

const formOf = (pointer: string) => <ManifestForm selection={selectionOf({ file: 'manifest', pointer })} />;

/** Opens a place of a manifest in a form that changes it. */
function openForm(pointer: string, manifest: Json, state?: PartialState) {
  const editor = renderInEditor(formOf(pointer), manifest, state);
  editor.change.mockImplementation((_, operations: JsonOperation[]) => {
    const data = operations.reduce((found, operation) => applyToData(found, operation) ?? found, manifest);
    editor.store.set({ documents: documentsOf(data) });
  });
  return editor;
}

beforeEach(
  () =>
    void vi
      .mocked(call)
      .mockReset()
      .mockReturnValue(new Promise(() => {})),
);

it('is not rendered again when a save changes only the hash of the file', () => {
  const count = vi.fn();
  const form = (
    <Profiler id="form" onRender={count}>
      {formOf('/business')}
    </Profiler>
  );
  const data = { business: { name: 'Atelier Martin', phone: '06' } };
  const { store } = renderInEditor(form, data);
  const withDocument = (document: object) =>
    act(() => store.set(fromPartial<EditorState>({ documents: new Map([['manifest', document]]), revision: 1 })));
  count.mockClear();
  withDocument({ file: 'manifest', hash: 'after', data });
  expect(count).not.toHaveBeenCalled();
  withDocument({ file: 'manifest', hash: 'later', data: { business: { ...data.business, phone: '07' } } });
  expect(count).toHaveBeenCalled();
  expect(screen.getByDisplayValue('07')).toBeTruthy();
});

it('waits for the end of the last word that an input method composes', async () => {
  const { compose } = openForm('/business', { business: { phone: '06' } });
  const input = screen.getByDisplayValue('06');
  fireEvent.compositionStart(input);
  fireEvent.compositionEnd(input);
  fireEvent.compositionStart(input);
  await new Promise((resolve) => setTimeout(resolve));
  expect(compose.mock.calls.map(([, isComposing]) => isComposing)).toEqual([true, true]);
  fireEvent.compositionEnd(input);
  await waitFor(() => expect(compose).toHaveBeenLastCalledWith('manifest', false));
});

it('says why it is empty if the manifest could not be read when the editor opened', () => {
  const readOnly = 'Une virgule manque (site.manifest.json, ligne 3)';
  openForm('/business', {}, { documents: new Map([['manifest', { file: 'manifest', readOnly }]]) });
  expect(screen.getByRole('alert').textContent).toBe(`Lecture seule : ${readOnly}`);
});

const faq = (items: Json[]) => ({ pages: [{ path: '/', sections: [{ type: 'faq', heading: 'Questions', items }] }] });

it('says at the head of a provisional entry that it is provisional, until its author has replaced it', () => {
  const items = [
    { question: 'Ouvrez-vous le lundi ?', answer: 'Non.' },
    { question: 'Question', answer: 'Réponse', placeholder: true },
  ];
  const { unmark } = openForm('/pages/0/sections/0', faq(items));
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrez-vous le lundi ?' }));
  expect(screen.queryByText('Provisoire.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Question' }));
  const note = screen.getByText('Provisoire.').parentElement?.parentElement as HTMLElement;
  expect(note.textContent).toContain('Dites ce qu’il en est chez vous');
  fireEvent.click(within(note).getByRole('button', { name: 'C’est remplacé : Question' }));
  const mark = { file: 'manifest', pointer: '/pages/0/sections/0/items/1/placeholder' };
  expect(unmark).toHaveBeenCalledWith(mark, 'Question');
  expect((document.activeElement as HTMLTextAreaElement).value).toBe('Question');
});

it('says at the head of an entry that no page shows it', () => {
  const testimonials = [{ id: 'autre', name: 'Zoé', content: 'Très bon.' }];
  const message = '« autre » n’est montré sur aucune page.';
  const place = { file: 'manifest', pointer: '/testimonials/0/id', routes: [], range: { start: 0, end: 0 } } as const;
  const problem = { code: 'reference/unused', severity: 'note', message, help: '', ...place } as const;
  const { container } = openForm('/testimonials', { testimonials }, { problems: [problem] });
  const note = screen.getByText(message, { exact: false });
  const author = screen.getByDisplayValue('Zoé');
  expect(container.contains(note)).toBe(true);
  expect(note.compareDocumentPosition(author) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('marks misspelt words in fields and lists, after one call for the form, and corrects them', async () => {
  const asked: Calls['spelling']['request']['texts'][number][] = [];
  vi.mocked(call).mockImplementation(async (name, body) => {
    if (name !== 'spelling') return {} as never;
    const { texts } = body as Calls['spelling']['request'];
    asked.push(...texts);
    const word = 'abbonnement';
    const words = texts.map(({ text }) => {
      const start = text.indexOf(word);
      return start < 0 ? [] : [{ word, start, end: start + word.length, suggestion: 'abonnement' }];
    });
    return { words } as never;
  });
  const { change } = openForm('/pages/0/sections/0', faq([{ question: 'Et l’abbonnement ?', answer: 'Un **mois**.' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Et l’abbonnement ?' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Corriger : abonnement' }));
  expect(asked).toEqual([
    { text: 'Questions', markdown: false },
    { text: 'Et l’abbonnement ?', markdown: false },
    { text: 'Un **mois**.', markdown: true },
  ]);
  const [, operations] = change.mock.calls[0] ?? [];
  expect(operations).toMatchObject([{ type: 'set', value: 'Et l’abonnement ?' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Corriger : abonnement' })).toBeNull());
});

/** A site whose only section has no picture yet. */
const withoutPicture = { pages: [{ path: '/', sections: [{ type: 'hero', heading: 'Bienvenue' }] }] };

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Lets the server propose a value for a new entry, and find no misspelt word. */
const answerNew = (value: Json) => vi.mocked(call).mockResolvedValue({ templates: [{ value }], words: [] } as never);

/** Returns the tag name of the focused field, if the field has a label, and its selected text. */
function focused() {
  const field = document.activeElement as HTMLTextAreaElement;
  const { selectionStart, selectionEnd, value } = field;
  return [screen.queryAllByLabelText(/./).includes(field) && field.tagName, value?.slice(selectionStart, selectionEnd)];
}

it('a new entry of a list is ready to be typed over', async () => {
  answerNew({ question: 'Question', answer: 'Réponse' });
  openForm('/pages/0/sections/0', faq([{ question: 'Ouvrez-vous le lundi ?', answer: 'Non.' }]));
  press('Ajouter : Question');
  await waitFor(() => expect(focused()).toEqual(['TEXTAREA', 'Question']));
});

it('a new entry of the facts is ready to be typed over', async () => {
  openForm('/facts', { facts: {} });
  press('Ajouter : Fait');
  await waitFor(() => expect(focused()[1]).toBe('Fait'));
});

it('a new entry that is one thing takes the focus from the button that it replaces', async () => {
  openForm('/pages/0/sections/0', withoutPicture);
  answerNew({ source: 'media/atelier.svg', alt: 'Un atelier' });
  press('Ajouter : Image');
  await waitFor(() => expect(document.activeElement?.matches('input, textarea')).toBe(true));
});

it.each([
  ['/plans', 'Ajouter : Forfait'],
  ['/testimonials', 'Ajouter : Témoignage'],
  ['/portfolio', 'Ajouter : Réalisation'],
  ['/facts', 'Ajouter : Fait'],
  ['/popups', 'Ajouter : Offre en fenêtre'],
])('the settings of %s say that the site has none, and offer to add the first', (pointer, name) => {
  openForm(pointer, { pages: [] });
  expect(screen.getByText('Le site n’en a pas encore.')).toBeTruthy();
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('settings that are a single value offer to add it', () => {
  openForm('/labels', { pages: [] });
  expect(screen.getByRole('button', { name: /^Ajouter : / })).toBeTruthy();
});

it('the first fact is marked as provisional, and the first testimonial is an example', async () => {
  const { change: fact } = openForm('/facts', { pages: [] });
  press('Ajouter : Fait');
  await waitFor(() => expect(fact).toHaveBeenCalled());
  const value = { fait: { label: 'Fait', format: 'number', value: null, placeholder: true } };
  expect(fact).toHaveBeenCalledWith('manifest', [{ type: 'set', pointer: '/facts', value }], { label: 'Ajout : Fait' });
  answerNew({ id: 'exemple', name: 'Prénom Nom' });
  const { change: testimonial } = openForm('/testimonials', { pages: [] });
  press('Ajouter : Témoignage');
  await waitFor(() => expect(testimonial).toHaveBeenCalled());
  const first = [{ id: 'exemple', name: 'Prénom Nom', placeholder: true }];
  expect(testimonial).toHaveBeenCalledWith('manifest', [{ type: 'set', pointer: '/testimonials', value: first }], {
    label: 'Ajout : Témoignage',
  });
});

it('the first chain is begun with its hub and its guides, which an entry alone would lack', () => {
  openForm('/chains', { pages: [] });
  press('Nouvelle rubrique de guides');
  expect(screen.getByRole('dialog', { name: 'Nouvelle rubrique de guides' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ajouter : / })).toBeNull();
});

it('a new entry is not added while the server, which knows the pictures of the site, is away', async () => {
  vi.mocked(call).mockRejectedValue(new Error());
  const { notify } = openForm('/pages/0/sections/0', withoutPicture);
  press('Ajouter : Image');
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringMatching(/^Rien n’est ajouté/)));
  expect(screen.getByRole('button', { name: 'Ajouter : Image' })).toBeTruthy();
});
