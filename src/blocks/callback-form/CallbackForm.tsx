import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { reportConversion } from '../../consent/conversion.ts';
import { composeCallback } from '../../forms/compose-params.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { type CallbackField, callbackDefinition, type Values, withLimits } from '../../forms/form-definition.ts';
import { useForm } from '../../forms/use-form.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { useFetchAhead, useNavigatePage } from '../../ui/page/navigate.ts';
import type { InteractiveBlockProps } from '../block-props.ts';
import { CallbackSteps } from './CallbackSteps.tsx';
import { useRedirect } from './use-redirect.ts';

/**
 * The two-step request for a call (specification, section 4.1). At first its button shows, with the steps to come; a
 * sent request is reported as a conversion and leads on to another page after a while, even if the dialog is closed
 * meanwhile, or the visitor came back to the form only then.
 */
export function CallbackForm({ block, labels }: InteractiveBlockProps<'callback-form'>) {
  const { fields, mail, mailText, messages, redirectLabels } = block;
  const [definition] = useState(() => withLimits(callbackDefinition, fields));
  const navigate = useNavigatePage();
  const fetchAhead = useFetchAhead();
  const start = useRef<HTMLButtonElement>(null);
  const compose = (values: Values<CallbackField>) => composeCallback(values, { toName: mail.toName, mailText });
  const form = useForm({
    definition,
    mail,
    messages,
    compose,
    onSent: reportConversion,
  });
  const { state, dispatch } = form;
  const redirect = useRedirect({
    isDue: state.status === 'sent',
    delay: block.redirectDelay,
    prepare: () => fetchAhead(block.redirect),
    leave: () => navigate(block.redirect),
  });
  const close = () => dispatch({ type: 'close' });
  const stay = () => {
    redirect.cancel();
    close();
  };
  const letter = () => ({ subject: block.letterSubject, body: compose(state.values).message ?? '' });
  return (
    <Section block={block} layout="split">
      <FormFrame
        form={form}
        contact={block}
        messages={messages}
        labels={labels}
        letter={letter}
        onSubmit={() => (state.step === 0 ? dispatch({ type: 'next' }) : form.submit())}
        focusBack={start}
        dialog={
          <FormDialog
            title={messages.success.title}
            text={messages.success.text}
            closeLabel={messages.success.close}
            onClose={close}
          >
            <Button onClick={redirect.now}>{redirectLabels.continue}</Button>
            <Button variant="outlined" onClick={stay}>
              {redirectLabels.stay}
            </Button>
          </FormDialog>
        }
      >
        <CallbackSteps block={block} form={form} startRef={start} />
      </FormFrame>
    </Section>
  );
}
