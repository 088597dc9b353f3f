import { Annotation, Compartment, EditorState, type Extension, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { diffTexts } from '../../../edit/diff-text.ts';
import type { TextEdit } from '../../../edit/text-edit.ts';
import { editsOf } from '../state/own-changes.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { codeTheme } from '../style/code-theme.ts';
import { factChips } from './fact-chips.ts';

/** Marks a change that was read from the file, instead of typed. */
const fromFile = Annotation.define<boolean>();

/** Whether a change was read from the file. */
export const isFromFile = (transaction: Transaction) => transaction.annotation(fromFile) === true;

/** Parts of a view's configuration that change later. */
export const parts = { facts: new Compartment(), attributes: new Compartment(), readOnly: new Compartment() };

/** Creates the view of a text. It has no undo history, because the editor undoes changes across all files. */
export function createTextView({
  parent,
  text,
  extensions,
  onType,
}: Pick<TextViewOptions, 'text' | 'onType'> & { parent: HTMLElement; extensions: Extension }): EditorView {
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

interface TextViewOptions {
  /** The text of the file. */
  text: string;
  /** Words shown in place of `%s`, if the text has one. */
  placeholder?: string | undefined;
  isReadOnly: boolean;
  /** Attributes of the text box, such as its name. */
  attributes: Readonly<Record<string, string>>;
  /** Returns further extensions. It is called once. */
  extensions(): Extension;
  /** Receives the edits, relative to the text before them, and the text after them. */
  onType(edits: TextEdit[], text: string): void;
}

/** Creates a view of a text in the element of `parent`. Facts are chips with their values; a double click opens them. */
export function useTextView(options: TextViewOptions): {
  parent: RefObject<HTMLDivElement | null>;
  view: EditorView | undefined;
} {
  const { text, placeholder, isReadOnly } = options;
  const { open } = useEditor();
  const facts = useEditorState(({ tree }) => tree.facts);
  const parent = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const latest = useRef(options);
  latest.current = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is created once; effects below update it
  useLayoutEffect(() => {
    if (!parent.current) return;
    const made = createTextView({
      parent: parent.current,
      text,
      extensions: options.extensions(),
      // Render before the next key. A later render would remove its letter.
      onType: (...typed) => flushSync(() => latest.current.onType(...typed)),
    });
    setView(made);
    return () => made.destroy();
  }, []);
  useLayoutEffect(() => {
    if (view) showText(view, text);
  }, [view, text]);
  useLayoutEffect(() => {
    const show = ({ pointer = '' }) => void open({ file: 'manifest', pointer }, { keepPage: true });
    view?.dispatch({ effects: parts.facts.reconfigure(factChips(facts, show, placeholder)) });
  }, [view, facts, open, placeholder]);
  const attributes = JSON.stringify({ ...options.attributes, lang: 'fr' });
  useLayoutEffect(() => {
    view?.dispatch({
      effects: [
        parts.attributes.reconfigure(EditorView.contentAttributes.of(JSON.parse(attributes))),
        parts.readOnly.reconfigure(EditorState.readOnly.of(isReadOnly)),
      ],
    });
  }, [view, attributes, isReadOnly]);
  return { parent, view };
}
