import { useRef, useState } from 'react';
import type { FormContext } from '../model/resolve/resolved.ts';
import type { Labels } from '../model/types.generated.ts';
import { controlName } from '../protocol/element-ids.ts';
import { useFetchAhead, useNavigatePage } from '../ui/page/navigate.ts';
import { composeLetter, composeParams } from './compose-message.ts';
import { FormAnswer } from './FormAnswer.tsx';
import { FormBody } from './FormBody.tsx';
import { FormFrame } from './FormFrame.tsx';
import { FormNext } from './FormNext.tsx';
import { FormSuccess } from './FormSuccess.tsx';
import { defineForm, fieldNames } from './form-definition.ts';
import { useForm } from './use-form.ts';
import { useRedirect } from './use-redirect.ts';

interface FormProps {
  /** The form of the manifest, and its recipient. */
  context: FormContext;
  /** Label of the button that is shown first; without it, the first step is shown. */
  start?: string | undefined;
  labels: Pick<Labels, 'call' | 'noScript'>;
  /** Called after a sent message that the manifest counts as a conversion. */
  onConversion: () => void;
}

/**
 * A form of the manifest (specification, section 4): its steps, sending, and the redirect after success. The redirect
 * also happens if the dialog was closed, or if the visitor had left the page and comes back.
 */
export function Form({ context, start, labels, onConversion }: FormProps) {
  const { form: content, mail } = context;
  const { messages, redirect: next } = content;
  const [definition] = useState(() => defineForm(content, start !== undefined));
  const navigate = useNavigatePage();
  const fetchAhead = useFetchAhead();
  const startRef = useRef<HTMLButtonElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  const form = useForm({
    definition,
    mail,
    messages,
    compose: (values, toName) => composeParams(content, values, toName),
    ...(content.conversion && { onSent: onConversion }),
  });
  const { state, dispatch, formRef } = form;
  const redirect = useRedirect({
    isDue: state.status === 'sent' && next !== undefined,
    delay: next?.delay ?? 0,
    prepare: () => fetchAhead(next?.to ?? ''),
    leave: () => navigate(next?.to ?? ''),
  });
  /** Focuses the control with which a new message begins: the button, or the first field if the button is not shown. */
  const focusBack = () => {
    const button = startRef.current ?? submitRef.current;
    const first = formRef.current?.elements.namedItem(controlName(definition.id, fieldNames(definition)[0] ?? ''));
    if (button?.disabled && first instanceof HTMLElement) first.focus();
    else button?.focus();
  };
  return (
    <FormFrame
      form={form}
      contact={context}
      isWithheld={'nothingSent' in mail}
      messages={messages}
      labels={labels}
      onSubmit={() => (state.step < content.steps.length - 1 ? dispatch({ type: 'next' }) : form.submit())}
      focusBack={focusBack}
      dialog={<FormSuccess context={context} redirect={redirect} onClose={() => dispatch({ type: 'close' })} />}
    >
      <FormBody
        content={content}
        form={form}
        start={start}
        startRef={startRef}
        submitRef={submitRef}
        answer={
          <FormAnswer
            form={form}
            contact={context}
            withheld={'nothingSent' in mail ? mail : undefined}
            messages={messages}
            labels={labels}
            letter={() => composeLetter(content, state.values)}
          />
        }
      />
      <FormNext context={context} />
    </FormFrame>
  );
}
