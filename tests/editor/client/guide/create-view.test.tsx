import { EditorSelection } from '@codemirror/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createView, showText } from '../../../../src/editor/client/guide/create-view.ts';

const options = { onType: () => undefined, onCompose: () => undefined, onMove: () => undefined };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openView(text: string, own: Partial<Parameters<typeof createView>[0]> = {}) {
  return createView({ parent: document.body.appendChild(document.createElement('div')), text, ...options, ...own });
}

it('keeps the caret and what is selected at their words when another program changes the text around them', () => {
  const text = 'Un début 🙂.\n\nLe mot choisi ici.\n\nLa fin.';
  const view = openView(text);
  const [from, to] = [text.indexOf('choisi'), text.indexOf('choisi') + 'choisi'.length];
  view.dispatch({
    selection: EditorSelection.create([EditorSelection.range(to, from), EditorSelection.cursor(text.length)], 0),
  });
  const onType = vi.fn();
  showText(view, 'Neuf.\n\nUn début 🙂, plus long.\n\nLe mot choisi ici.\n\nUn autre.\n\nLa fin.');
  const { main } = view.state.selection;
  expect(view.state.sliceDoc(main.from, main.to)).toBe('choisi');
  expect(main.head).toBe(main.from);
  showText(view, view.state.doc.toString().replace('La fin.', 'La fin. Vraiment.'));
  expect(view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)).toBe('choisi');
  expect(onType).not.toHaveBeenCalled();
  view.destroy();
});

it('leaves a caret where it stands when another program writes just behind it', () => {
  const view = openView('Un alinéa.\n\nUn autre.');
  view.dispatch({ selection: { anchor: 'Un alinéa.'.length } });
  showText(view, 'Un alinéa. Et plus.\n\nUn autre.');
  expect(view.state.selection.main.head).toBe('Un alinéa.'.length);
  view.destroy();
});

it('says what is typed, and never what comes from the file', () => {
  const onType = vi.fn();
  const view = openView('Un 🙂 mot', { onType });
  showText(view, 'Un 🙂 beau mot');
  expect(onType).not.toHaveBeenCalled();
  const at = 'Un 🙂 beau'.length;
  view.dispatch({ changes: { from: at, insert: ' et long' }, userEvent: 'input.type' });
  expect(onType.mock.calls).toEqual([[[{ start: at, end: at, text: ' et long' }]]]);
  view.destroy();
});

it('says when an input method begins to compose a word, and once the view has taken the word in', () => {
  vi.useFakeTimers();
  const onCompose = vi.fn();
  const view = openView('Un mot', { onCompose });
  view.contentDOM.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  expect(onCompose.mock.calls).toEqual([[true]]);
  view.contentDOM.dispatchEvent(new CompositionEvent('compositionend', { data: 'ê', bubbles: true }));
  expect(onCompose.mock.calls).toEqual([[true]]);
  // A second word begins before the view has taken in the first.
  view.contentDOM.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  vi.advanceTimersByTime(150);
  expect(onCompose.mock.calls).toEqual([[true], [true]]);
  view.contentDOM.dispatchEvent(new CompositionEvent('compositionend', { data: 'ô', bubbles: true }));
  vi.advanceTimersByTime(150);
  expect(onCompose.mock.calls).toEqual([[true], [true], [false]]);
  view.destroy();
});
