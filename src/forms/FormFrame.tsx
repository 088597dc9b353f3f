import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormContext, NothingSent } from '../model/resolve/resolved.ts';
import type { FormMessages, Labels } from '../model/types.generated.ts';
import { FORM, HONEYPOT } from '../protocol/attributes.ts';
import { controlId, controlName } from '../protocol/element-ids.ts';
import { phoneHref } from '../text/phone.ts';
import { siteAddress } from '../ui/address/site-address.ts';
import { FormFailure } from './FormFailure.tsx';
import { trapName } from './form-definition.ts';
import { FormRoot } from './form-parts.ts';
import type { LiveForm } from './use-form.ts';

interface FormFrameProps {
  form: LiveForm;
  contact: Pick<FormContext, 'phone' | 'email'>;
  /** Answer of a form that sends nothing. */
  withheld?: NothingSent;
  messages: FormMessages;
  labels: Pick<Labels, 'call' | 'noScript'>;
  letter: () => { subject: string; body: string };
  onSubmit: () => void;
  /** Moves the focus back to the page after the dialog of a success is closed. */
  focusBack: () => void;
  /** Fields and buttons. */
  children: ReactNode;
  /** Dialog after success. */
  dialog: ReactNode;
}

/** Moves the focus to the first invalid field, and back to the page after the dialog. */
function useFocus({ form, focusBack }: Pick<FormFrameProps, 'form' | 'focusBack'>): void {
  const { definition, formRef, state } = form;
  const before = useRef(state.status);
  useEffect(() => {
    const [first] = state.refused;
    if (first) formRef.current?.querySelector<HTMLElement>(`#${controlId(definition.id, first)}`)?.focus();
  }, [definition, formRef, state.refused]);
  useLayoutEffect(() => {
    if (before.current === 'sent' && state.status === 'editing') focusBack();
    before.current = state.status;
  }, [focusBack, state.status]);
}

function Notice({ messages: { notice, phoneNotice } }: { messages: FormMessages }) {
  return (
    <>
      {phoneNotice && (
        <Typography variant="body2" color="textSecondary">
          {phoneNotice}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {notice.text} <Link href={siteAddress(notice.link.to)}>{notice.link.label}</Link>
      </Typography>
    </>
  );
}

function Confirmation({ form, messages }: Pick<FormFrameProps, 'form' | 'messages'>) {
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
 * Frame around the fields of a form. If a browser submits it without our program, it opens the visitor's mail program:
 * typed text must never end in an address line or be sent to a host that cannot receive it.
 */
export function FormFrame(props: FormFrameProps) {
  const { form, contact, withheld, messages, labels, letter, onSubmit, children, dialog } = props;
  const { state, formRef, trapRef } = form;
  const { id } = form.definition;
  const trap = trapName(form.definition);
  useFocus(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <FormRoot
        ref={formRef}
        {...{ [FORM]: id }}
        noValidate
        // Outside of a dialog, this method does nothing.
        {...(withheld === undefined
          ? { method: 'post', encType: 'text/plain', action: `mailto:${contact.email}` }
          : { method: 'dialog' })}
        onSubmit={submit}
      >
        <div role="status">
          {form.restored && (
            <Alert role="presentation" severity="info" icon={false}>
              {messages.restored}
            </Alert>
          )}
        </div>
        {children}
        {state.step >= 0 && (
          <>
            <div aria-hidden="true" className="visually-hidden">
              <label htmlFor={controlId(id, trap)}>{messages.honeypot.label}</label>
              <input
                ref={trapRef}
                id={controlId(id, trap)}
                name={controlName(id, trap)}
                {...{ [HONEYPOT]: '' }}
                tabIndex={-1}
                autoComplete="off"
              />
            </div>
            <p role="status" className="visually-hidden">
              {state.status === 'sending' && messages.sending}
            </p>
            {state.status === 'withheld' && (
              <Alert severity="info" icon={false}>
                {withheld?.nothingSent}
                {withheld?.contact && (
                  <>
                    {' '}
                    <Link href={siteAddress(withheld.contact.to)}>{withheld.contact.label}</Link>
                  </>
                )}
              </Alert>
            )}
            {state.status === 'confirming' && <Confirmation form={form} messages={messages} />}
            {(state.status === 'failed' || state.status === 'unanswered') && (
              <FormFailure
                contact={contact}
                failure={messages.failure}
                title={messages.failure[state.status === 'failed' ? 'title' : 'unanswered']}
                labels={labels}
                letter={letter()}
                onRetry={form.submit}
              />
            )}
            <Notice messages={messages} />
          </>
        )}
      </FormRoot>
      <noscript>
        <p>
          {labels.noScript} <a href={phoneHref(contact.phone)}>{contact.phone}</a>{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </noscript>
      {state.status === 'sent' && dialog}
    </>
  );
}
