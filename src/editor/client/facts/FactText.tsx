import { defaultKeymap } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { diffTexts } from '../../../edit/diff-text.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { codeTheme } from '../style/code-theme.ts';
import { factChips } from './fact-chips.ts';

/** Marks a change that was read from the file. */
const fromFile = Annotation.define<boolean>();
const isFromFile = (transaction: Transaction) => transaction.annotation(fromFile) === true;

/** Style of the other fields in a form. */
const look = EditorView.theme({
  '&': { backgroundColor: 'transparent' },
  '.cm-scroller': { lineHeight: '1.5', overflow: 'auto', maxHeight: '18rem' },
  '.cm-content': { padding: '8px 0' },
  '.cm-line': { padding: '0 14px' },
});

interface FactTextProps {
  value: string;
  /** Whether it may contain line breaks. */
  isLong: boolean;
  isReadOnly: boolean;
  /** Attributes of the text box, such as its name. */
  attributes: Record<string, string>;
  view?: RefObject<EditorView | null>;
  /** If set, the field takes the focus at this character when it appears. */
  caret?: number | undefined;
  onType(text: string): void;
  children?: ReactNode;
}

/** A text field that shows each fact as a chip with its value. A double click on a chip opens the fact. */
export function FactText({ value, isLong, isReadOnly, attributes, view, caret, onType, children }: FactTextProps) {
  const { open } = useEditor();
  const facts = useEditorState(({ tree }) => tree.facts);
  const parent = useRef<HTMLDivElement>(null);
  const own = useRef<EditorView>(null);
  const parts = useRef({ facts: new Compartment(), attributes: new Compartment(), readOnly: new Compartment() });
  const typed = useRef(onType);
  typed.current = onType;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is created once; effects below update it
  useEffect(() => {
    if (!parent.current) return;
    const oneLine = EditorState.transactionFilter.of((transaction) =>
      transaction.newDoc.lines > 1 && !isFromFile(transaction) ? [] : transaction,
    );
    const made = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          isLong ? [] : [oneLine, EditorView.clipboardInputFilter.of((text) => text.replace(/\s*\n\s*/g, ' '))],
          keymap.of(defaultKeymap),
          look,
          codeTheme,
          EditorView.lineWrapping,
          Object.values(parts.current).map((part) => part.of([])),
          EditorView.updateListener.of(({ docChanged, transactions, state }) => {
            if (docChanged && !transactions.some(isFromFile)) typed.current(state.doc.toString());
          }),
        ],
      }),
    });
    own.current = made;
    if (view) view.current = made;
    if (caret !== undefined) {
      made.dispatch({ selection: { anchor: Math.min(caret, value.length) } });
      made.focus();
    }
    return () => {
      made.destroy();
      own.current = null;
      if (view) view.current = null;
    };
  }, []);
  useEffect(() => {
    const edits = diffTexts(own.current?.state.doc.toString() ?? value, value);
    if (edits.length === 0) return;
    const changes = edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text }));
    own.current?.dispatch({ changes, annotations: fromFile.of(true) });
  }, [value]);
  useEffect(() => {
    const show = ({ pointer = '' }) => void open({ file: 'manifest', pointer }, { keepPage: true });
    own.current?.dispatch({ effects: parts.current.facts.reconfigure(factChips(facts, show)) });
  }, [facts, open]);
  const named = JSON.stringify(attributes);
  useEffect(() => {
    const content = { ...JSON.parse(named), lang: 'fr', spellcheck: 'true', 'aria-multiline': String(isLong) };
    own.current?.dispatch({
      effects: [
        parts.current.attributes.reconfigure(EditorView.contentAttributes.of(content)),
        parts.current.readOnly.reconfigure(EditorState.readOnly.of(isReadOnly)),
      ],
    });
  }, [named, isLong, isReadOnly]);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        border: `1px solid var(--v-${attributes['aria-invalid'] === 'true' ? 'error' : 'edge'})`,
        borderRadius: 'var(--v-radius)',
        background: 'var(--v-surface)',
        '&:focus-within': { outline: '2px solid var(--v-cool)', outlineOffset: '-1px' },
      }}
    >
      <Box ref={parent} sx={{ flex: 1, minWidth: 0, overflow: 'hidden', borderRadius: 'inherit' }} />
      {children}
    </Box>
  );
}

interface LabelledFactTextProps {
  label: string;
  help?: string | undefined;
  value: string;
  isReadOnly?: boolean;
  /** If set, the field takes the focus at this character when it appears. */
  caret?: number;
  onType(text: string): void;
}

/** A `FactText` with its label above it, as in a dialog. */
export function LabelledFactText({ label, help, isReadOnly = false, ...text }: LabelledFactTextProps) {
  return (
    <div>
      <Box sx={{ mb: 0.25, color: 'var(--v-muted)', fontSize: '.8125rem' }}>{label}</Box>
      <FactText {...text} isLong={false} isReadOnly={isReadOnly} attributes={{ 'aria-label': label }} />
      {help && <Box sx={{ mt: 0.25, color: 'var(--v-muted)', fontSize: '.8125rem' }}>{help}</Box>}
    </div>
  );
}
