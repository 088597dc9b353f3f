import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormContext, NothingSent } from '../model/resolve/resolved.ts';
import type { FormMessages, Labels } from '../model/types.generated.ts';
import { siteAddress } from '../ui/address/site-address.ts';
import { FormFailure } from './FormFailure.tsx';
import type { LiveForm } from './use-form.ts';

interface FormAnswerProps {
  form: LiveForm;
  contact: Pick<FormContext, 'phone' | 'email'>;
  /** Texts of the answer, if the form sends nothing. */
  withheld: NothingSent | undefined;
  messages: FormMessages;
  labels: Pick<Labels, 'call'>;
  letter: () => { subject: string; body: string };
}

function Confirmation({ form, messages }: Pick<FormAnswerProps, 'form' | 'messages'>) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <Alert severity="info" icon={false}>
      <p>{messages.honeypot.confirm}</p>
      <Button ref={button} onClick={() => form.dispatch({ type: 'confirm' })}>
        {messages.honeypot.confirmLabel}
      </Button>
    </Alert>
  );
}

/**
 * The outcome of a message, below the button that sends it. After a failure it stays while the message is sent again,
 * because it contains the button that sends it again.
 */
export function FormAnswer({ form, contact, withheld, messages, labels, letter }: FormAnswerProps) {
  const { status } = form.state;
  const [last, setLast] = useState(status);
  if (status !== 'sending' && status !== last) setLast(status);
  if (status === 'withheld') {
    return (
      <Alert severity="info" icon={false}>
        {withheld?.nothingSent}
        {withheld?.contact && (
          <>
            {' '}
            <Link href={siteAddress(withheld.contact.to)}>{withheld.contact.label}</Link>
          </>
        )}
      </Alert>
    );
  }
  if (status === 'confirming') return <Confirmation form={form} messages={messages} />;
  if (last !== 'failed' && last !== 'unanswered') return null;
  return (
    <FormFailure
      contact={contact}
      messages={messages}
      title={messages.failure[last === 'failed' ? 'title' : 'unanswered']}
      labels={labels}
      letter={letter()}
      isSending={status === 'sending'}
      onRetry={form.submit}
    />
  );
}
