import { useRef, useState } from 'react';
import type { FormContext } from '../model/resolve/resolved.ts';
import type { Labels } from '../model/types.generated.ts';
import { controlName } from '../protocol/element-ids.ts';
import { useFetchAhead, useNavigatePage } from '../ui/page/navigate.ts';
import { composeLetter, composeParams } from './compose-message.ts';
import { FormBody } from './FormBody.tsx';
import { FormFrame } from './FormFrame.tsx';
import { FormNext } from './FormNext.tsx';
import { FormSuccess } from './FormSuccess.tsx';
import { defineForm, fieldsOf } from './form-definition.ts';
import { useForm } from './use-form.ts';
import { useRedirect } from './use-redirect.ts';

interface FormProps {
  /** The form of the manifest, and where it sends. */
  context: FormContext;
  /** Label of the button that is all that shows at first; without it the first step does. */
  start?: string | undefined;
  labels: Pick<Labels, 'call' | 'noScript'>;
  /** Called after a message that left and that the manifest counts as a conversion. */
  onConversion: () => void;
}

/**
 * A form of the manifest (specification, section 4): its steps, its one way out, and what follows a message that left.
 * The page that follows is gone to even if the dialog is closed meanwhile, or the visitor came back only then.
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
  /** Where a new message begins: at the button, or at the first field where the button waits for it. */
  const focusBack = () => {
    const button = startRef.current ?? submitRef.current;
    const first = formRef.current?.elements.namedItem(controlName(definition.id, fieldsOf(definition)[0] ?? ''));
    if (button?.disabled && first instanceof HTMLElement) first.focus();
    else button?.focus();
  };
  return (
    <FormFrame
      form={form}
      contact={context}
      {...('nothingSent' in mail && { withheld: mail })}
      messages={messages}
      labels={labels}
      letter={() => composeLetter(content, state.values)}
      onSubmit={() => (state.step < content.steps.length - 1 ? dispatch({ type: 'next' }) : form.submit())}
      focusBack={focusBack}
      dialog={<FormSuccess context={context} redirect={redirect} onClose={() => dispatch({ type: 'close' })} />}
    >
      <FormBody content={content} form={form} start={start} startRef={startRef} submitRef={submitRef} />
      <FormNext context={context} />
    </FormFrame>
  );
}
