import { type EditorState, type Extension, Prec, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, WidgetType } from '@codemirror/view';
import { words } from '../words/words.ts';
import { tableAt, tableStarts } from './table-text.ts';

/** A button above a table. It moves the caret into the table, then calls `open`. */
class TableButton extends WidgetType {
  readonly open: () => void;

  constructor(open: () => void) {
    super();
    this.open = open;
  }

  override eq(other: TableButton): boolean {
    return other.open === this.open;
  }

  override toDOM(view: EditorView): HTMLElement {
    const line = document.createElement('div');
    line.className = 'cm-table-line';
    const button = document.createElement('button');
    // By keyboard, the Enter key in the table does the same.
    Object.assign(button, { type: 'button', textContent: words.editTable, tabIndex: -1 });
    button.onmousedown = (event) => event.preventDefault();
    button.onclick = () => {
      view.dispatch({ selection: { anchor: view.posAtDOM(line) } });
      this.open();
    };
    line.append(button);
    return line;
  }
}

const look = EditorView.baseTheme({
  '.cm-table-line': { padding: '4px 16px 2px' },
  '.cm-table-line button': {
    minHeight: '28px',
    padding: '2px 10px',
    color: 'var(--v-cool)',
    background: 'var(--v-surface)',
    border: '1px solid var(--v-edge)',
    borderRadius: '8px',
    font: '600 .875rem/1.4 var(--v-text)',
    cursor: 'pointer',
  },
  '.cm-table-line button:hover': { background: 'var(--v-tint)' },
});

/** Returns an extension that opens tables as grids: a button above each table, and the Enter key in it, call `open`. */
export function tableButtons(open: () => void): Extension {
  const buttonsIn = (state: EditorState): DecorationSet => {
    if (state.readOnly) return Decoration.none;
    const button = Decoration.widget({ widget: new TableButton(open), side: -1, block: true });
    return Decoration.set(tableStarts(state).map((start) => button.range(start)));
  };
  const buttons = StateField.define({
    create: buttonsIn,
    update: (known, { docChanged, reconfigured, state }) => (docChanged || reconfigured ? buttonsIn(state) : known),
    provide: (field) => EditorView.decorations.from(field),
  });
  const onEnter = ({ state }: EditorView): boolean => {
    const { main } = state.selection;
    const range = tableAt(state)?.range;
    // At the start and at the end of a table, the Enter key adds a line.
    if (state.readOnly || !main.empty || !range || main.head === range.start || main.head === range.end) return false;
    open();
    return true;
  };
  return [buttons, Prec.high(keymap.of([{ key: 'Enter', run: onEnter }])), look];
}
