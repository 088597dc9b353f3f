import { EditorSelection, EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTextView, parts, showText } from '../../../../src/editor/client/facts/use-text-view.ts';
import { guideExtensions } from '../../../../src/editor/client/guide/guide-extensions.ts';
import { tableAt } from '../../../../src/editor/client/guide/table-text.ts';

type TextViewOptions = Pick<Parameters<typeof createTextView>[0], 'onType'>;

const ignore = () => undefined;
const options = { onCompose: ignore, onMove: ignore, onTable: ignore, onPasteWithout: ignore, onFiles: ignore };

afterEach(() => void vi.useRealTimers());

function openView(text: string, { onType = ignore, ...own }: Partial<typeof options & TextViewOptions> = {}) {
  const parent = document.body.appendChild(document.createElement('div'));
  const view = createTextView({ parent, text, extensions: guideExtensions({ ...options, ...own }), onType });
  onTestFinished(() => view.destroy());
  return view;
}

it('keeps the caret and the selection at their words when another program changes the text around them', () => {
  const text = 'Un début 🙂.\n\nLe mot choisi ici.\n\nLa fin.';
  const view = openView(text);
  const [from, to] = [text.indexOf('choisi'), text.indexOf('choisi') + 'choisi'.length];
  view.dispatch({
    selection: EditorSelection.create([EditorSelection.range(to, from), EditorSelection.cursor(text.length)], 0),
  });
  showText(view, 'Neuf.\n\nUn début 🙂, plus long.\n\nLe mot choisi ici.\n\nUn autre.\n\nLa fin.');
  const { main } = view.state.selection;
  expect(view.state.sliceDoc(main.from, main.to)).toBe('choisi');
  expect(main.head).toBe(main.from);
  showText(view, view.state.doc.toString().replace('La fin.', 'La fin. Vraiment.'));
  expect(view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to)).toBe('choisi');
});

it('keeps a caret at its place when another program inserts text directly after it', () => {
  const view = openView('Un alinéa.\n\nUn autre.');
  view.dispatch({ selection: { anchor: 'Un alinéa.'.length } });
  showText(view, 'Un alinéa. Et plus.\n\nUn autre.');
  expect(view.state.selection.main.head).toBe('Un alinéa.'.length);
});

it('reports typed text, and never text from the file', () => {
  const onType = vi.fn();
  const view = openView('Un 🙂 mot', { onType });
  showText(view, 'Un 🙂 beau mot');
  expect(onType).not.toHaveBeenCalled();
  const at = 'Un 🙂 beau'.length;
  view.dispatch({ changes: { from: at, insert: ' et long' }, userEvent: 'input.type' });
  expect(onType.mock.calls).toEqual([[[{ start: at, end: at, text: ' et long' }], 'Un 🙂 beau et long mot']]);
});

it('reports when an input method begins to compose a word, and when the view has processed it', () => {
  vi.useFakeTimers();
  const onCompose = vi.fn();
  const view = openView('Un mot', { onCompose });
  const compose = (event: 'start' | 'end', data = '') =>
    view.contentDOM.dispatchEvent(new CompositionEvent(`composition${event}`, { data, bubbles: true }));
  compose('start');
  expect(onCompose.mock.calls).toEqual([[true]]);
  compose('end', 'ê');
  expect(onCompose.mock.calls).toEqual([[true]]);
  // A second word begins before the view has processed the first.
  compose('start');
  vi.advanceTimersByTime(150);
  expect(onCompose.mock.calls).toEqual([[true], [true]]);
  compose('end', 'ô');
  vi.advanceTimersByTime(150);
  expect(onCompose.mock.calls).toEqual([[true], [true], [false]]);
});

/** Pastes or drops data from another program into a view. Returns whether the view keeps them from the browser. */
function send(view: EditorView, type: 'paste' | 'drop', data: Record<string, string>, files: File[] = []): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const types = files.length > 0 ? ['Files'] : Object.keys(data);
  const transfer = { types, getData: (kind: string) => data[kind] ?? '', files };
  Object.assign(event, { [type === 'paste' ? 'clipboardData' : 'dataTransfer']: transfer, clientX: 0, clientY: 0 });
  view.contentDOM.dispatchEvent(event);
  return event.defaultPrevented;
}

it('separates a pasted list from the paragraphs around it, reports skipped pictures, and reports its edits once', () => {
  const onPasteWithout = vi.fn();
  const onType = vi.fn();
  const view = openView('Avant.\nAprès.', { onPasteWithout, onType });
  view.dispatch({ selection: { anchor: 'Avant.'.length } });
  const list = '<ul><li>un</li><li><b>deux</b></li></ul><p><img src="x.png"></p>';
  send(view, 'paste', { 'text/html': list, 'text/plain': 'un' });
  expect(view.state.doc.toString()).toBe('Avant.\n\n- un\n- **deux**\n\nAprès.');
  expect(view.state.selection.main.head).toBe('Avant.\n\n- un\n- **deux**'.length);
  expect(onPasteWithout.mock.calls).toEqual([[1]]);
  expect(onType).toHaveBeenCalledTimes(1);
});

it('pastes plain text into code', () => {
  const view = openView('```\ncode\n```\n');
  view.dispatch({ selection: { anchor: '```\ncode'.length } });
  send(view, 'paste', { 'text/html': '<b>gras</b>', 'text/plain': 'gras' });
  expect(view.state.doc.toString()).toContain('codegras');
});

it('passes on a pasted or dropped picture, and treats formatted text as text', () => {
  const onFiles = vi.fn();
  const view = openView('Un texte.', { onFiles });
  const files = [new File(['x'], 'image.png', { type: 'image/png' })];
  view.posAtCoords = () => null as never;
  const image = '<meta charset="utf-8"><img src="https://example.com/x.png">';
  expect(send(view, 'paste', { 'text/html': image }, files)).toBe(true);
  expect(send(view, 'drop', {}, files)).toBe(true);
  expect(onFiles.mock.calls).toEqual([[files], [files]]);
  send(view, 'paste', { 'text/html': '<p>Un <b>mot</b></p>' }, files);
  expect(onFiles).toHaveBeenCalledTimes(2);
  expect(view.state.doc.toString()).toContain('**mot**');
});

it('opens a table as a grid by a button above it, and by the Enter key in it', () => {
  const onTable = vi.fn();
  const view = openView('Un\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\nDeux\n\n| C |\n|---|\n| 3 |\n', { onTable });
  const buttons = [...view.dom.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Modifier le tableau', 'Modifier le tableau']);
  buttons[1]?.click();
  expect(onTable).toHaveBeenCalledTimes(1);
  expect(tableAt(view.state)?.table.rows.map(({ cells }) => cells)).toEqual([['C'], ['3']]);
  const press = (caret: number) => {
    view.dispatch({ selection: { anchor: caret } });
    view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, cancelable: true }));
  };
  const { length } = view.state.doc;
  press(view.state.doc.toString().indexOf('1 | 2'));
  expect([onTable.mock.calls.length, view.state.doc.length]).toEqual([2, length]);
  press(view.state.doc.toString().indexOf('| A'));
  expect([onTable.mock.calls.length, view.state.doc.length]).toEqual([2, length + 1]);
  view.dispatch({ effects: parts.readOnly.reconfigure(EditorState.readOnly.of(true)) });
  expect(view.dom.querySelector('button')).toBeNull();
});
