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
  /** Label of the button that closes the dialog. */
  close?: string;
  onClose(): void;
  /** Whether only the buttons close the dialog, and not the Escape key or a click outside it. */
  isForced?: boolean;
  /** Shown next to the buttons. */
  status?: ReactNode;
  /** The button that makes the change. */
  action?: { label: string; onPress(): void; isDisabled?: boolean; isRemoval?: boolean; isQuiet?: boolean } | undefined;
  /** Makes the dialog a form: Enter in a text field presses the button of the action. */
  isForm?: boolean;
  /** Whether the content can take the focus, so that a long list without controls can be scrolled by keyboard. */
  isFocusable?: boolean;
  children: ReactNode;
}

/** Focuses the form if nothing has the focus, because the button that opened a dialog has been removed. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('fields')?.focus();
}

/** Shows a dialog: its title, its content, its buttons. */
export function DialogFrame({ title, width = 'sm', onClose, isForced, action, isForm, ...props }: DialogFrameProps) {
  const { close = words.keepAsIs, status, isFocusable, children } = props;
  const id = useId();
  // Wait, because the library first returns the focus to the button that opened the dialog.
  useEffect(() => () => void setTimeout(keepFocus), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    action?.onPress();
  };
  return (
    <Dialog open fullWidth maxWidth={width} aria-labelledby={id} {...(!isForced && { onClose })}>
      <Parts {...(isForm && { as: 'form', noValidate: true, onSubmit })}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent tabIndex={isFocusable ? 0 : undefined}>{children}</DialogContent>
        <DialogActions>
          {status}
          <Button variant="outlined" onClick={onClose}>
            {close}
          </Button>
          {action && (
            <Button
              {...(isForm ? { type: 'submit' } : { onClick: action.onPress })}
              variant={action.isQuiet ? 'outlined' : 'contained'}
              color={action.isRemoval ? 'error' : 'secondary'}
              disabled={action.isDisabled ?? false}
            >
              {action.label}
            </Button>
          )}
        </DialogActions>
      </Parts>
    </Dialog>
  );
}
