import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { RequestedStructure, StructurePlan } from '../../protocol.ts';
import { placeOf } from '../form/place-of.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { failureMessage, restructure } from './restructure.ts';

interface StructureDialogProps {
  title: string;
  /** Label of the button. */
  confirm: string;
  isRemoval?: boolean;
  width?: 'sm' | 'md';
  change: RequestedStructure;
  /** Opens another place afterwards; absent if page and form stay. */
  show?: (() => void) | undefined;
  /** Message to show afterwards. */
  done: string;
  /** Reason why the change cannot be made; absent if it can. */
  refusal?: StructurePlan['refusal'];
  isReady: boolean;
  onClose(): void;
  children: ReactNode;
}

/**
 * Asks for the details of a change of the site's structure, and makes the change. Shows the reason if it is refused.
 */
export function StructureDialog({
  title,
  confirm,
  isRemoval,
  width = 'sm',
  change,
  show,
  done,
  refusal,
  isReady,
  onClose,
  children,
}: StructureDialogProps) {
  const editor = useEditor();
  const known = useEditorState((state) => state);
  const [refused, setRefused] = useState<{ asked: string; reason: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const asked = JSON.stringify(change);
  // The reason only applies to the refused input: another one may be accepted.
  const reason = refused?.asked === asked ? refused.reason : refusal?.message;
  const carryOut = async () => {
    setIsBusy(true);
    const failure = await restructure(editor, change, show).catch(failureMessage);
    setIsBusy(false);
    if (failure !== undefined) return setRefused({ asked, reason: failure });
    onClose();
    editor.notify(done);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void carryOut();
  };
  const places = [...new Set(refusal?.places.map((place) => placeOf(known, place)))];
  return (
    <Dialog open fullWidth maxWidth={width} aria-labelledby={id} onClose={onClose}>
      {/* Enter in a text field confirms, as in any form. */}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        {/* A long list of links may have nothing else to focus, and is scrolled by keyboard too. */}
        <DialogContent tabIndex={isRemoval ? 0 : undefined}>
          {children}
          <Box role="status" sx={{ mt: 2 }}>
            {reason && (
              <Alert severity="error">
                {reason}
                {places.map((place) => (
                  <div key={place}>{place}</div>
                ))}
              </Alert>
            )}
          </Box>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button variant="outlined" onClick={onClose}>
            {words.keepAsIs}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isRemoval ? 'error' : 'secondary'}
            disabled={isBusy || !isReady}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
