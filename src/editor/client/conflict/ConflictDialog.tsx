import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useRef } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { factChips } from '../facts/fact-chips.ts';
import type { OpenConflict } from '../state/state.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { codeTheme } from '../style/code-theme.ts';
import { words } from '../words/words.ts';

const textOf = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Both versions side by side, with their differences marked. The author's version can be edited. */
function Versions({ conflict, view }: { conflict: OpenConflict; view: React.RefObject<MergeView | null> }) {
  const { yours, theirs } = conflict.answer;
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
  return (
    <Box
      ref={mount}
      sx={{ border: '1px solid var(--v-line)', borderRadius: '8px', overflow: 'auto', maxHeight: '50vh' }}
    />
  );
}

/** Shows both versions of a place that another program has changed. Nothing is written until the author has chosen. */
export function ConflictDialog() {
  const { resolve } = useEditor();
  const conflict = useEditorState((state) => state.conflict);
  const view = useRef<MergeView>(null);
  const titleId = useId();
  if (!conflict) return null;
  const { yours } = conflict.answer;
  const keepMine = () => {
    const typed = view.current?.a.state.doc.toString();
    return resolve(typeof yours === 'string' && typed !== undefined ? typed : yours);
  };
  return (
    <Dialog open fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words.conflict}</DialogTitle>
      <DialogContent>
        <Box component="p" sx={{ mt: 0 }}>
          {words.conflictHelp}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 2,
            mb: 0.5,
            fontWeight: 600,
            fontSize: '.9375rem',
          }}
        >
          <span>{words.yours}</span>
          <span>{words.theirs}</span>
        </Box>
        <Versions conflict={conflict} view={view} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="outlined" onClick={() => void resolve(undefined)}>
          {words.keepTheirs}
        </Button>
        <Button variant="contained" color="secondary" onClick={() => void keepMine()}>
          {words.keepYours}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
