import Button from '@mui/material/Button';
import type { FormContext } from '../model/resolve/resolved.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { NextLines } from './FormNext.tsx';
import type { PendingRedirect } from './use-redirect.ts';

interface FormSuccessProps {
  context: Pick<FormContext, 'form' | 'hours' | 'closures' | 'timeZone'>;
  redirect: PendingRedirect;
  onClose: () => void;
}

/** Dialog after a sent message. Closing it does not cancel the redirect; only « stay » does. */
export function FormSuccess({ context, redirect, onClose }: FormSuccessProps) {
  const { redirect: labels, messages } = context.form;
  const { title, text, close } = messages.success;
  const stay = () => {
    redirect.cancel();
    onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeLabel={labels && close}
      focusesAction
      actions={
        labels ? (
          <>
            <Button onClick={redirect.now}>{labels.continue}</Button>
            <Button variant="outlined" onClick={stay}>
              {labels.stay}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{close}</Button>
        )
      }
    >
      <p>{text}</p>
      <NextLines context={context} />
    </Dialog>
  );
}
