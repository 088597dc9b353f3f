import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { FormContext } from '../model/resolve/resolved.ts';
import type { FormMessages, Labels } from '../model/types.generated.ts';
import { FORM, HONEYPOT } from '../protocol/attributes.ts';
import { controlId, controlName } from '../protocol/element-ids.ts';
import { phoneHref } from '../text/phone.ts';
import { siteAddress } from '../ui/address/site-address.ts';
import { trapName } from './form-definition.ts';
import { FormRoot } from './form-parts.ts';
import type { LiveForm } from './use-form.ts';

interface FormFrameProps {
  form: LiveForm;
  contact: Pick<FormContext, 'phone' | 'email'>;
  /** Whether the form sends nothing. */
  isWithheld: boolean;
  messages: FormMessages;
  labels: Pick<Labels, 'call' | 'noScript'>;
  onSubmit: () => void;
  /** Moves the focus back to the page after the success dialog is closed. */
  focusBack: () => void;
  /** Fields and buttons. */
  children: ReactNode;
  /** Dialog after success. */
  dialog: ReactNode;
}

/** Moves the focus to the first invalid field, and back to the page after the success dialog is closed. */
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

/**
 * Frame around the fields of a form. If a browser submits it without our program, it opens the visitor's mail program:
 * typed text must never end in an address line or be sent to a host that cannot receive it.
 */
export function FormFrame(props: FormFrameProps) {
  const { form, contact, isWithheld, messages, labels, onSubmit, children, dialog } = props;
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
        {...(isWithheld
          ? { method: 'dialog' }
          : { method: 'post', encType: 'text/plain', action: `mailto:${contact.email}` })}
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
