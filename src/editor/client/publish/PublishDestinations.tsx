import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import type { Calls } from '../../calls.ts';
import type { PublishRepository } from '../../publish-protocol.ts';
import { QuietButton } from '../kit/buttons.tsx';
import { FieldFrame, FieldLabel, Note } from '../kit/texts.tsx';
import { words } from '../words/words.ts';

/** How to publish: to the current branch, or as a proposal. */
export type PublishDestination = Calls['publish']['request']['target'];

interface PublishDestinationsProps {
  repository: PublishRepository;
  destination: PublishDestination;
  onChoose(destination: PublishDestination): void;
  /** Message of the new commit; absent if there will be none. */
  message: string | undefined;
  onMessage(message: string): void;
}

/** Asks for the destination and for the commit message. */
export function PublishDestinations({
  repository,
  destination,
  onChoose,
  message,
  onMessage,
}: PublishDestinationsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { branch, remote, detached } = repository;
  const choices = [
    {
      value: 'branch',
      label: words.putOnline,
      name: words.onThisBranch,
      help: detached ?? words.putOnlineHelp(branch ?? '', remote),
    },
    { value: 'proposal', label: words.askReview, name: words.asProposal, help: words.askReviewHelp },
  ] as const;
  return (
    <div>
      <FieldLabel as="div" id={`${id}-destination`}>
        {words.whereToPublish}
      </FieldLabel>
      <RadioGroup
        aria-labelledby={`${id}-destination`}
        value={destination}
        onChange={(_, value) => onChoose(value as PublishDestination)}
      >
        {choices.map(({ value, label, name, help }) => (
          <div key={value}>
            <FormControlLabel
              value={value}
              control={
                <Radio color="secondary" size="small" slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }} />
              }
              label={
                <>
                  {label} <span className="visually-hidden">({name})</span>
                </>
              }
            />
            <Note id={`${id}-${value}`} sx={{ pl: 3.75, mt: -0.75 }}>
              {help}
            </Note>
          </div>
        ))}
      </RadioGroup>
      {message !== undefined &&
        (isOpen ? (
          <FieldFrame id={`${id}-message`} label={words.publishMessage}>
            <OutlinedInput
              id={`${id}-message`}
              fullWidth
              multiline
              autoFocus
              maxRows={6}
              value={message}
              onChange={(event) => onMessage(event.target.value)}
            />
          </FieldFrame>
        ) : (
          <QuietButton onClick={() => setIsOpen(true)}>{words.changeMessage}</QuietButton>
        ))}
    </div>
  );
}
