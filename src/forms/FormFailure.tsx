import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useLayoutEffect, useRef } from 'react';
import type { FormContext } from '../model/resolve/resolved.ts';
import type { FormMessages, Labels } from '../model/types.generated.ts';
import { phoneHref } from '../text/phone.ts';
import { composeMailto } from './compose-mailto.ts';
import { FormActions } from './form-parts.ts';

interface FormFailureProps {
  contact: Pick<FormContext, 'phone' | 'email'>;
  messages: FormMessages;
  /** Heading of the message. */
  title: string;
  labels: Pick<Labels, 'call'>;
  /** The typed text, for the visitor's own mail program. */
  letter: { subject: string; body: string };
  /** Whether the message is being sent again. */
  isSending: boolean;
  onRetry: () => void;
}

/** Reports the failure, and lists all other ways to contact the business. */
export function FormFailure({ contact, messages, title, labels, letter, isSending, onRetry }: FormFailureProps) {
  const { failure } = messages;
  const retry = useRef<HTMLButtonElement>(null);
  // The pressed button is disabled while sending and loses the focus. Move the focus to the button of this message, in
  // the same frame, so that no key press is lost. If the visitor has moved elsewhere in the page, the message is only
  // announced.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isSending) return;
    if (activeElement === document.body || retry.current?.form?.contains(activeElement)) retry.current?.focus();
  }, [isSending]);
  return (
    <Alert severity="error" icon={false}>
      <AlertTitle>{isSending ? messages.sending : title}</AlertTitle>
      <p>{failure.text}</p>
      <FormActions>
        <Button ref={retry} variant="outlined" disabled={isSending} onClick={onRetry}>
          {failure.retry}
        </Button>
        <Link href={phoneHref(contact.phone)}>
          {labels.call} {contact.phone}
        </Link>
        <Link href={composeMailto({ to: contact.email, cut: failure.cut, ...letter })}>{contact.email}</Link>
      </FormActions>
    </Alert>
  );
}
