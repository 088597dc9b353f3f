import { expect, it, vi } from 'vitest';
import { applyToData } from '../../../../src/edit/apply-to-data.ts';
import type { Json, JsonOperation } from '../../../../src/edit/json-operation.ts';
import { call } from '../../../../src/editor/client/calls/call.ts';
import { ManifestForm } from '../../../../src/editor/client/fields/ManifestForm.tsx';
import type { Editor } from '../../../../src/editor/client/state/editor.ts';
import { selectionOf } from '../../../../src/editor/client/state/selection.ts';
import { createStore, type EditorState } from '../../../../src/editor/client/state/state.ts';
import { EditorContext } from '../../../../src/editor/client/state/use-editor.tsx';
import { fromPartial } from '../../../from-partial.ts';
import { fireEvent, render, screen, waitFor } from '../../../ui/testing-library.ts';
import { resolvedSchema } from '../form/schemas.ts';

vi.mock('../../../../src/editor/client/calls/call.ts', () => ({ call: vi.fn() }));

/** Opens a place of a manifest in a form that changes it. */
function open(pointer: string, data: Json) {
  const state = {
    tree: { name: '', pages: [], chains: [], texts: [], settings: [], facts: [] },
    problems: [],
    schemas: { site: resolvedSchema('site') },
    documents: new Map([['manifest', { file: 'manifest', data }]]),
  };
  const store = createStore(state as unknown as EditorState);
  const change = (_: string, operations: JsonOperation[]) => {
    const before = (store.get().documents.get('manifest') as unknown as { data: Json }).data;
    const after = operations.reduce((found, operation) => applyToData(found, operation) ?? found, before);
    store.set({ documents: new Map([['manifest', { file: 'manifest', data: after }]]) } as never);
  };
  const editor = { store, change, notify: vi.fn(), point: vi.fn(), compose: vi.fn() };
  render(
    <EditorContext value={fromPartial<Editor>(editor)}>
      <ManifestForm selection={selectionOf({ file: 'manifest', pointer })} />
    </EditorContext>,
  );
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
