import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { composeContact } from '../../forms/compose-params.ts';
import { Field } from '../../forms/Field.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { contactDefinition, withLimits } from '../../forms/form-definition.ts';
import { Fields, FormActions } from '../../forms/form-parts.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Section } from '../../ui/layout/Section.tsx';
import type { InteractiveBlockProps } from '../block-props.ts';

/**
 * The message form of the contact page (specification, section 4.3). Its button stays enabled; its fields say what
 * lacks.
 */
export function MessageForm({ block, labels }: InteractiveBlockProps<'message-form'>) {
  const { fields, mail, messages } = block;
  const [definition] = useState(() => withLimits(contactDefinition, fields));
  const button = useRef<HTMLButtonElement>(null);
  const form = useForm({
    definition,
    mail,
    messages,
    compose: (values) => composeContact(values, mail),
  });
  const { state, dispatch } = form;
  const letter = () => {
    const { subject = '', message = '' } = composeContact(state.values, mail);
    return { subject, body: message };
  };
  const close = () => dispatch({ type: 'close' });
  return (
    <Section block={block} layout="split">
      <FormFrame
        form={form}
        contact={block}
        messages={messages}
        labels={labels}
        letter={letter}
        onSubmit={form.submit}
        focusBack={button}
        dialog={
          <FormDialog title={messages.success.title} text={messages.success.text} onClose={close}>
            <Button onClick={close}>{messages.success.close}</Button>
          </FormDialog>
        }
      >
        <Fields data-pairs="">
          <p data-wide="">{messages.required}</p>
          <Field form={form} name="name" field={fields.name} messages={messages} autoComplete="name" />
          <Field
            form={form}
            name="email"
            field={fields.email}
            messages={messages}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
          <Field form={form} name="subject" field={fields.subject} messages={messages} wide />
          <Field form={form} name="message" field={fields.message} messages={messages} rows={6} wide />
        </Fields>
        <FormActions>
          <SubmitButton
            ref={button}
            label={block.submit}
            messages={messages}
            sending={state.status === 'sending'}
            ready
          />
        </FormActions>
      </FormFrame>
    </Section>
  );
}
