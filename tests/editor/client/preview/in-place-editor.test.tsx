import { expect, it, vi } from 'vitest';
import { InPlaceEditor } from '../../../../src/editor/client/preview/InPlaceEditor.tsx';
import { fireEvent, waitFor } from '../../../ui/testing-library.ts';
import { renderInEditor } from '../fields/render-in-editor.tsx';

/** Shows the field over the title of a page. */
function openField() {
  const data = { pages: [{ path: '/', title: 'Le pain', description: 'Du pain.', sections: [] }] };
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const place = { file: 'manifest' as const, pointer: '/pages/0/title', root, style: {} };
  const onClose = vi.fn();
  const editor = renderInEditor(<InPlaceEditor place={place} onClose={onClose} />, data);
  return { editor, onClose, input: root.querySelector('textarea') as HTMLTextAreaElement };
}

it.each(['Enter', 'Escape'])(
  'closes with %s, but not while it confirms or cancels the word of an input method',
  (key) => {
    const { input, onClose } = openField();
    fireEvent.compositionStart(input);
    // The input method needs the key itself.
    expect(fireEvent.keyDown(input, { key, isComposing: true })).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.compositionEnd(input);
    fireEvent.keyDown(input, { key });
    expect(onClose).toHaveBeenCalledOnce();
  },
);

it('keeps what an input method composes, and lets the file be sent once the word is complete', async () => {
  const { editor, input } = openField();
  fireEvent.compositionStart(input);
  expect(editor.compose.mock.calls).toEqual([['manifest', true]]);
  fireEvent.change(input, { target: { value: 'Le pain, ˆ' } });
  expect(input.value).toBe('Le pain, ˆ');
  fireEvent.change(input, { target: { value: 'Le pain, ê' } });
  fireEvent.compositionEnd(input);
  await waitFor(() => expect(editor.compose).toHaveBeenLastCalledWith('manifest', false));
  expect(input.value).toBe('Le pain, ê');
  expect(editor.change.mock.lastCall?.[1]).toMatchObject([
    { type: 'set', pointer: '/pages/0/title', value: 'Le pain, ê' },
  ]);
});
