import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { ManifestForm } from '../../../../src/editor/client/fields/ManifestForm.tsx';
import { selectionOf } from '../../../../src/editor/client/state/selection.ts';
import type { EditorState } from '../../../../src/editor/client/state/state.ts';
import type { EditedDocument } from '../../../../src/editor/protocol.ts';
import { fromPartial } from '../../../from-partial.ts';
import { act, fireEvent, screen, waitFor } from '../../../ui/testing-library.ts';
import { openForm, renderInEditor } from './render-in-editor.tsx';

it('is not rendered again when a save changes only the hash of the file', () => {
  let renders = 0;
  const count = () => {
    renders += 1;
  };
  const selection = selectionOf({ file: 'manifest', pointer: '/business' });
  const form = (
    <Profiler id="form" onRender={count}>
      <ManifestForm selection={selection} />
    </Profiler>
  );
  const data = { business: { name: 'Atelier Martin', phone: '06' } };
  const { store } = renderInEditor(form, data);
  const withDocument = (document: object) =>
    act(() => store.set(fromPartial<EditorState>({ documents: new Map([['manifest', document]]), revision: 1 })));
  const before = renders;
  withDocument({ file: 'manifest', hash: 'after', data });
  expect(renders).toBe(before);
  withDocument({ file: 'manifest', hash: 'later', data: { business: { ...data.business, phone: '07' } } });
  expect(renders).toBeGreaterThan(before);
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
  const manifest = fromPartial<EditedDocument>({ file: 'manifest', readOnly });
  openForm('/business', {}, { documents: new Map([['manifest', manifest]]) });
  expect(screen.getByRole('alert').textContent).toBe(`Lecture seule : ${readOnly}`);
});
