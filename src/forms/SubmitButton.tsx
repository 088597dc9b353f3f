import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { Ref } from 'react';
import type { FormMessages } from '../model/types.generated.ts';

interface SubmitButtonProps {
  label: string;
  messages: FormMessages;
  sending: boolean;
  /** Whether the form is complete and valid. */
  ready: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Firefox restores a button's disabled state after a reload, without React, unless this is set. */
const asServed = { autoComplete: 'off' };

/**
 * The submit button: disabled with another label while sending (section 4.2 of the specification). The second click of
 * a double click is ignored.
 */
export function SubmitButton({ label, messages, sending, ready, ref }: SubmitButtonProps) {
  return (
    <Button
      ref={ref}
      type="submit"
      disabled={!ready}
      loading={sending}
      loadingPosition="start"
      loadingIndicator={<CircularProgress aria-hidden="true" color="inherit" size="1em" />}
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      {...asServed}
    >
      {sending ? messages.sending : label}
    </Button>
  );
}
