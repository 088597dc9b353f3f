import { forceLinting, setDiagnostics } from '@codemirror/lint';
import type { EditorState, TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TextRange } from '../../../text/range.ts';
import type { EditedDocument } from '../../protocol.ts';
import { useTextView } from '../facts/use-text-view.ts';
import { SpellingList, useSpelling } from '../fields/SpellingList.tsx';
import { Card } from '../kit/frames.ts';
import { AltDialog, pictureKey, type UndescribedPicture } from '../pictures/AltDialog.tsx';
import { useAdding } from '../pictures/use-adding.tsx';
import type { Selection } from '../state/selection.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { bodyNotes } from './body-notes.ts';
import { guideExtensions } from './guide-extensions.ts';
import { insertPicture } from './markdown-commands.ts';
import { TableDialog } from './TableDialog.tsx';
import { TextToolbar } from './TextToolbar.tsx';
import { putTable, tableAt } from './table-text.ts';

/**
 * Returns the offset of the first non-empty line of a text's body. Skips the empty lines after front matter, but not
 * more than `most`.
 */
export function bodyStart(
  { text, bodyOffset = 0 }: Pick<EditedDocument, 'text' | 'bodyOffset'>,
  most = Infinity,
): number {
  let at = bodyOffset;
  while (at - bodyOffset < most && text[at] === '\n' && at < text.length - 1) at += 1;
  return at;
}

const Frame = styled(Card)({
  borderColor: 'var(--v-edge)',
  // CodeMirror estimates the heights of lines out of view. When they become known, the content below the text must not
  // move.
  overflowAnchor: 'none',
  '&:focus-within': { outline: '2px solid var(--v-cool)', outlineOffset: 1 },
});

/**
 * Edits the Markdown of a text without its front matter. Offsets in the view and in the file differ by the length of
 * the front matter.
 */
export function GuideText({ edited, selection }: { edited: EditedDocument; selection: Selection }) {
  const editor = useEditor();
  const { file, text, readOnly } = edited;
  /** Number of empty lines to hide above the text: those that the text had at first. */
  const [lead] = useState(() => bodyStart(edited) - (edited.bodyOffset ?? 0));
  const bodyOffset = bodyStart(edited, lead);
  const body = text.slice(bodyOffset);
  const [, setMoves] = useState(0);
  const problems = useEditorState((state) => state.problems);
  const { wordsOf, acceptWord } = useSpelling([{ key: file, text: body, markdown: true }], readOnly === undefined);
  const misspelt = wordsOf(file);
  /** Pictures to insert one after the other, each when the author has described it. */
  const [undescribed, setUndescribed] = useState<readonly UndescribedPicture[]>([]);
  const adding = useAdding(setUndescribed);
  const addFiles = useRef(adding.add);
  addFiles.current = adding.add;
  const [isTableOpen, setIsTableOpen] = useState(false);
  const label = file.startsWith('guide:') ? words.guideText : words.pageText;

  const { parent, view } = useTextView({
    text: body,
    isReadOnly: readOnly !== undefined,
    attributes: { 'aria-label': label },
    extensions: () =>
      guideExtensions({
        onCompose: (isComposing) => editor.compose(file, isComposing),
        onMove: () => setMoves((count) => count + 1),
        onTable: () => setIsTableOpen(true),
        onPasteWithout: (pictures) => editor.notify(words.pastedWithout(pictures)),
        onFiles: (files) => addFiles.current(files),
      }),
    onType(edits) {
      const shift = bodyOffset - (edited.bodyOffset ?? 0);
      const body = edits.map((edit) => ({ ...edit, start: edit.start + shift, end: edit.end + shift }));
      editor.typeText(file, body, label);
    },
  });
  useEffect(() => () => editor.compose(file, false), [editor, file]);
  useEffect(() => {
    if (!view) return;
    const replace = ({ start, end }: TextRange, by: string) =>
      view.dispatch({ changes: { from: start, to: end, insert: by } });
    const { length } = view.state.doc;
    const { correct } = editor;
    const notes = bodyNotes({ problems, misspelt, file, offset: bodyOffset, length, correct, replace, acceptWord });
    view.dispatch(setDiagnostics(view.state, notes));
    forceLinting(view);
  }, [view, problems, misspelt, acceptWord, file, bodyOffset, editor]);
  const select = useEffectEvent((shown: EditorView, { start, end }: TextRange) => {
    const { length } = shown.state.doc;
    const clamp = (offset: number) => Math.max(0, Math.min(offset - bodyOffset, length));
    shown.dispatch({ selection: { anchor: clamp(start), head: clamp(end) } });
    shown.focus();
    shown.dispatch({ effects: EditorView.scrollIntoView(clamp(start), { y: 'center' }) });
  });
  useEffect(() => {
    if (view && selection.range) select(view, selection.range);
  }, [view, selection]);

  const [picture] = undescribed;
  const run = (command: (state: EditorState) => TransactionSpec) => {
    if (!view) return;
    view.dispatch(command(view.state));
    view.focus();
  };
  return (
    <>
      <Frame as="section" aria-label={label}>
        <TextToolbar
          view={view}
          isReadOnly={readOnly !== undefined}
          isAdding={adding.isBusy}
          onPicture={(picture) => setUndescribed([picture])}
          onFiles={adding.add}
          onTable={() => setIsTableOpen(true)}
          run={run}
        />
        {adding.report}
        <Box ref={parent} sx={{ minHeight: 240 }} />
      </Frame>
      {view && isTableOpen && (
        <TableDialog
          table={tableAt(view.state)?.table}
          onClose={() => setIsTableOpen(false)}
          onApply={(table) => {
            setIsTableOpen(false);
            run((state) => putTable(state, table));
          }}
        />
      )}
      {picture && (
        <AltDialog
          key={pictureKey(picture)}
          undescribed={picture}
          onAnswer={({ file }, alt) => {
            setUndescribed(undescribed.slice(1));
            run((state) => insertPicture(state, file, alt));
          }}
          onClose={() => setUndescribed(undescribed.slice(1))}
        />
      )}
      {misspelt.length > 0 && (
        <SpellingList
          misspelt={misspelt}
          onCorrect={({ start, end }, by) => run(() => ({ changes: { from: start, to: end, insert: by } }))}
          onAccept={acceptWord}
          onShow={({ start, end }) => run(() => ({ selection: { anchor: start, head: end }, scrollIntoView: true }))}
        />
      )}
    </>
  );
}
