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
  failure: FormMessages['failure'];
  /** Heading of the message. */
  title: string;
  labels: Pick<Labels, 'call'>;
  /** The typed text, for the visitor's own mail program. */
  letter: { subject: string; body: string };
  onRetry: () => void;
}

/** Explains what happened to the message, and lists all other ways to contact the agency. */
export function FormFailure({ contact, failure, title, labels, letter, onRetry }: FormFailureProps) {
  const retry = useRef<HTMLButtonElement>(null);
  // The pressed button is disabled while sending and loses the focus: move it to the message, in the same frame, so
  // that no key press is lost. If the visitor has moved elsewhere in the page, the message is only announced.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || retry.current?.form?.contains(activeElement)) retry.current?.focus();
  }, []);
  return (
    <Alert severity="error" icon={false}>
      <AlertTitle>{title}</AlertTitle>
      <p>{failure.text}</p>
      <FormActions>
        <Button ref={retry} variant="outlined" onClick={onRetry}>
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
