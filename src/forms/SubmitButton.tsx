import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { Ref } from 'react';
import type { FormMessages } from '../model/types.generated.ts';

interface SubmitButtonProps {
  label: string;
  messages: FormMessages;
  sending: boolean;
  /** Whether what is written can be sent. */
  ready: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Firefox brings a button's disabled state back after a reload, behind React's back, unless told not to. */
const asServed = { autoComplete: 'off' };

/**
 * The button that sends: disabled and saying so while a message is under way (section 4.2 of the specification).
 * The second half of a double click counts for nothing, wherever the first half fell.
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
