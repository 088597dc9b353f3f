import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TextEdit } from '../../../edit/text-edit.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { factChips } from './fact-chips.ts';
import { createTextView, parts, showText } from './text-view.ts';

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
