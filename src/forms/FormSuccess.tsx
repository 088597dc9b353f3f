import Button from '@mui/material/Button';
import type { Form, FormMessages } from '../model/types.generated.ts';
import { FormDialog } from './FormDialog.tsx';
import type { PendingRedirect } from './use-redirect.ts';

interface FormSuccessProps {
  success: FormMessages['success'];
  /** Labels of the buttons about the page that follows, where one does. */
  labels: Form['redirect'];
  redirect: PendingRedirect;
  onClose: () => void;
}

/** The dialog of a message that left. Closed, it holds back no page that follows; only « stay » does. */
export function FormSuccess({ success, labels, redirect, onClose }: FormSuccessProps) {
  const { title, text, close } = success;
  if (!labels) {
    return (
      <FormDialog title={title} text={text} onClose={onClose}>
        <Button onClick={onClose}>{close}</Button>
      </FormDialog>
    );
  }
  const stay = () => {
    redirect.cancel();
    onClose();
  };
  return (
    <FormDialog title={title} text={text} closeLabel={close} onClose={onClose}>
      <Button onClick={redirect.now}>{labels.continue}</Button>
      <Button variant="outlined" onClick={stay}>
        {labels.stay}
      </Button>
    </FormDialog>
  );
}
