import { expect, it, vi } from 'vitest';
import { applyToData } from '../../../../src/edit/apply-to-data.ts';
import type { Json, JsonOperation } from '../../../../src/edit/json-operation.ts';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { documentsOf, openForm } from './render-in-editor.tsx';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

/** Opens a place of a manifest in a form that changes it. */
function open(pointer: string, manifest: Json) {
  const editor = openForm(pointer, manifest);
  editor.change.mockImplementation((_, operations: JsonOperation[]) => {
    const data = operations.reduce((found, operation) => applyToData(found, operation) ?? found, manifest);
    editor.store.set({ documents: documentsOf(data) });
  });
  return editor;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Lets the server propose a value for a new entry, and find no misspelt word. */
const answerNew = (value: Json) => vi.mocked(call).mockResolvedValue({ templates: [{ value }], words: [] } as never);

/** Returns the tag name of the focused field, if the field has a label, and its selected text. */
function focused() {
  const field = document.activeElement as HTMLTextAreaElement;
  const { selectionStart, selectionEnd, value } = field;
  return [screen.queryAllByLabelText(/./).includes(field) && field.tagName, value?.slice(selectionStart, selectionEnd)];
}

it('of a list is ready to be typed over', async () => {
  const items = [{ question: 'Ouvrez-vous le lundi ?', answer: 'Non.' }];
  const faq = { type: 'faq', heading: 'Questions', items };
  answerNew({ question: 'Question', answer: 'Réponse' });
  open('/pages/0/sections/0', { pages: [{ path: '/', sections: [faq] }] });
  press('Ajouter : Question');
  await waitFor(() => expect(focused()).toEqual(['TEXTAREA', 'Question']));
});

it('of the facts is ready to be typed over', async () => {
  open('/facts', { facts: {} });
  press('Ajouter : Fait');
  await waitFor(() => expect(focused()[1]).toBe('Fait'));
});

it('that is one thing takes the focus from the button that it replaces', async () => {
  open('/pages/0/sections/0', { pages: [{ path: '/', sections: [{ type: 'hero', heading: 'Bienvenue' }] }] });
  answerNew({ source: 'media/atelier.svg', alt: 'Un atelier' });
  press('Ajouter : Image');
  await waitFor(() => expect(document.activeElement?.matches('input, textarea')).toBe(true));
});

it('is not added while the server, which knows the pictures of the site, is away', async () => {
  vi.mocked(call).mockRejectedValue(new Error());
  const { notify } = open('/pages/0/sections/0', {
    pages: [{ path: '/', sections: [{ type: 'hero', heading: 'Bienvenue' }] }],
  });
  press('Ajouter : Image');
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringMatching(/^Rien n’est ajouté/)));
  expect(screen.getByRole('button', { name: 'Ajouter : Image' })).toBeTruthy();
});
