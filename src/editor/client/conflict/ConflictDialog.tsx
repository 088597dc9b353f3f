import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import Box from '@mui/material/Box';
import { useCallback, useRef } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import type { Conflict } from '../../protocol.ts';
import { factChips } from '../facts/fact-chips.ts';
import { DialogFrame } from '../kit/DialogFrame.tsx';
import { Card } from '../kit/frames.ts';
import { FieldLabel } from '../kit/texts.tsx';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { codeTheme } from '../style/code-theme.ts';
import { words } from '../words/words.ts';

const textOf = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

type TwoVersions = Pick<Conflict, 'yours' | 'theirs'>;

/** Shows both versions side by side, with their differences marked. The author's version can be edited. */
function Versions({ yours, theirs, view }: TwoVersions & { view: React.RefObject<MergeView | null> }) {
  const facts = useEditorState(({ tree }) => tree.facts);
  const isEditable = typeof yours === 'string';
  const mount = useCallback(
    (parent: HTMLDivElement | null) => {
      if (!parent) return;
      const named = (label: string) => EditorView.contentAttributes.of({ 'aria-label': label });
      const shared = [
        EditorView.lineWrapping,
        codeTheme,
        EditorState.phrases.of(words.codePhrases),
        factChips(facts, () => {}),
      ];
      const readOnly = [EditorState.readOnly.of(true), EditorView.editable.of(false)];
      const merge = new MergeView({
        parent,
        a: { doc: textOf(yours), extensions: [...shared, named(words.yours), isEditable ? [] : readOnly] },
        b: { doc: textOf(theirs), extensions: [...shared, named(words.theirs), readOnly] },
        collapseUnchanged: { margin: 2, minSize: 6 },
      });
      view.current = merge;
      return () => merge.destroy();
    },
    [yours, theirs, isEditable, facts, view],
  );
  return <Card ref={mount} sx={{ overflow: 'auto', maxHeight: '50vh' }} />;
}

interface VersionsDialogProps extends TwoVersions {
  help: string;
  /** Called with the author's version, which may have been edited, or with `undefined` for the other one. */
  onChoose(value: Json | undefined): void;
}

/** Shows both versions of a place. Nothing is written until the author has chosen. */
export function VersionsDialog({ yours, theirs, help, onChoose }: VersionsDialogProps) {
  const view = useRef<MergeView>(null);
  const keepMine = () => {
    const typed = view.current?.a.state.doc.toString();
    onChoose(typeof yours === 'string' && typed !== undefined ? typed : yours);
  };
  return (
    <DialogFrame
      width="lg"
      title={words.conflict}
      close={words.keepTheirs}
      isForced
      onClose={() => onChoose(undefined)}
      action={{ label: words.keepYours, onPress: keepMine }}
    >
      <p>{help}</p>
      <div>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <FieldLabel as="span">{words.yours}</FieldLabel>
          <FieldLabel as="span">{words.theirs}</FieldLabel>
        </Box>
        <Versions yours={yours} theirs={theirs} view={view} />
      </div>
    </DialogFrame>
  );
}

/** Shows both versions of a place that another program has changed while the author was typing. */
export function ConflictDialog() {
  const { resolve } = useEditor();
  const answer = useEditorState((state) => state.conflict?.answer);
  if (!answer) return null;
  const { yours, theirs } = answer;
  const choose = (value: Json | undefined) => void resolve(value);
  return <VersionsDialog yours={yours} theirs={theirs} help={words.conflictHelp} onChoose={choose} />;
}
