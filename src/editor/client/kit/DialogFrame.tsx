import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { words } from '../words/words.ts';

const Parts = styled('div')({ display: 'contents' });

interface DialogFrameProps {
  title: string;
  width?: 'sm' | 'md' | 'lg';
  /** Called by the Escape key and a click beside the dialog; without it, only the buttons close the dialog. */
  onClose?: () => void;
  /** Makes the dialog a form: Enter in a text field confirms. */
  onSubmit?: () => void;
  /** Whether the content takes the focus: a long list may have nothing else to scroll it by keyboard. */
  isFocusable?: boolean;
  /** A `DialogFooter`. */
  footer: ReactNode;
  children: ReactNode;
}

/** Focuses the form if nothing has the focus, because the button that opened a dialog was removed meanwhile. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('fields')?.focus();
}

/** A dialog: its title, its content, its buttons. */
export function DialogFrame({
  title,
  width = 'sm',
  onClose,
  onSubmit,
  isFocusable = false,
  footer,
  children,
}: DialogFrameProps) {
  const id = useId();
  // Later, because the library first returns the focus to the button that opened the dialog.
  useEffect(() => () => void setTimeout(keepFocus), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Dialog open fullWidth maxWidth={width} aria-labelledby={id} {...(onClose && { onClose })}>
      <Parts {...(onSubmit && { as: 'form', noValidate: true, onSubmit: submit })}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent tabIndex={isFocusable ? 0 : undefined}>{children}</DialogContent>
        {footer}
      </Parts>
    </Dialog>
  );
}

interface DialogFooterProps {
  /** Label of the button that leaves everything as it is. */
  close?: string;
  onClose(): void;
  /** What the dialog is doing. */
  status?: ReactNode;
  /** The buttons that do something. */
  children?: ReactNode;
}

/** The buttons of a dialog. */
export function DialogFooter({ close = words.keepAsIs, onClose, status, children }: DialogFooterProps) {
  return (
    <DialogActions>
      {status}
      <Button variant="outlined" onClick={onClose}>
        {close}
      </Button>
      {children}
    </DialogActions>
  );
}
