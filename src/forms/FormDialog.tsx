import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';

interface FormDialogProps {
  title: string;
  text: string;
  /** Called when the visitor closes it by Escape or by the cross in its corner. */
  onClose: () => void;
  /** Names the cross in its corner; without it there is none. */
  closeLabel?: string;
  /** Its buttons; the first one is focused. */
  children: ReactNode;
}

function focusFirst(actions: HTMLElement | null): void {
  actions?.querySelector('button')?.focus();
}

/** Tells that a message has left, over the page; who closes it says where the focus goes on. */
export function FormDialog({ title, text, onClose, closeLabel, children }: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      disableRestoreFocus
      disableScrollLock
      transitionDuration={0}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions ref={focusFirst} disableSpacing>
        {children}
      </DialogActions>
      {closeLabel && (
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </IconButton>
      )}
    </Dialog>
  );
}
