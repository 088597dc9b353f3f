import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { multiLine } from '../../forms/clean-text.ts';
import { composeChanges } from '../../forms/compose-params.ts';
import { Field } from '../../forms/Field.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { type ChangesField, changesDefinition, type Values, withLimits } from '../../forms/form-definition.ts';
import { Fields, FormActions } from '../../forms/form-parts.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { isComplete } from '../../forms/validate.ts';
import { Section } from '../../ui/layout/Section.tsx';
import type { InteractiveBlockProps } from '../block-props.ts';

/** The request for changes of a mock-up (specification, section 4.4). Its button waits until something is written. */
export function ChangeRequestForm({ block, labels }: InteractiveBlockProps<'change-request-form'>) {
  const { fields, mail, messages, fromName, subject, bankNote, email: agencyEmail } = block;
  const [definition] = useState(() => withLimits(changesDefinition, fields));
  const text = useRef<HTMLTextAreaElement>(null);
  const compose = (values: Values<ChangesField>) =>
    composeChanges(values, { toName: mail.toName, fromName, subject, bankNote, agencyEmail });
  const form = useForm({ definition, mail, messages, compose });
  const { state, dispatch } = form;
  // The visitor's own letter says what the visitor wrote, and nothing of the client in the third person.
  const letter = () => ({ subject, body: multiLine(state.values.modifications) });
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
        focusBack={text}
        dialog={
          <FormDialog title={messages.success.title} text={messages.success.text} onClose={close}>
            <Button onClick={close}>{messages.success.close}</Button>
          </FormDialog>
        }
      >
        <Fields>
          <p>{messages.required}</p>
          <Field
            form={form}
            name="modifications"
            field={fields.modifications}
            messages={messages}
            rows={8}
            controlRef={text}
          />
        </Fields>
        <FormActions>
          <SubmitButton
            label={block.submit}
            messages={messages}
            sending={state.status === 'sending'}
            ready={isComplete(definition, 0, state.values)}
          />
        </FormActions>
      </FormFrame>
    </Section>
  );
}
