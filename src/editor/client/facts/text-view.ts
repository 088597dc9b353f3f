import { Annotation, Compartment, EditorState, type Extension, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { diffTexts } from '../../../edit/diff-text.ts';
import type { TextEdit } from '../../../edit/text-edit.ts';
import { editsOf } from '../state/own-changes.ts';
import { codeTheme } from '../style/code-theme.ts';

/** Marks a change that was read from the file, instead of typed. */
const fromFile = Annotation.define<boolean>();

/** Whether a change was read from the file. */
export const isFromFile = (transaction: Transaction) => transaction.annotation(fromFile) === true;

interface TextViewOptions {
  parent: HTMLElement;
  text: string;
  extensions: Extension;
  /** Receives the edits, relative to the text before them, and the text after them. */
  onType(edits: TextEdit[], text: string): void;
}

/** Parts of a view's configuration that change later. */
export const parts = { facts: new Compartment(), attributes: new Compartment(), readOnly: new Compartment() };

/** Creates the view of a text. It has no undo history, because the editor undoes changes across all files. */
export function createTextView({ parent, text, extensions, onType }: TextViewOptions): EditorView {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        extensions,
        codeTheme,
        EditorView.lineWrapping,
        Object.values(parts).map((part) => part.of([])),
        EditorView.updateListener.of(({ docChanged, transactions, changes, state }) => {
          if (docChanged && !transactions.some(isFromFile)) onType(editsOf(changes), state.doc.toString());
        }),
      ],
    }),
  });
}

/** Updates the text to the state of the file; the caret and the selection stay on the same words. */
export function showText(view: EditorView, text: string): void {
  const edits = diffTexts(view.state.doc.toString(), text);
  if (edits.length === 0) return;
  const changes = edits.map(({ start, end, text: insert }) => ({ from: start, to: end, insert }));
  view.dispatch({ changes, annotations: fromFile.of(true) });
}
