import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { PublishAnswer, PublishUnsent } from '../../publish-protocol.ts';
import { Row } from '../kit/frames.ts';
import { words } from '../words/words.ts';
import { Details } from './Details.tsx';
import type { PublishDestination } from './PublishDestinations.tsx';

/** Shows the result of an action of the dialog. */
export function Outcome({
  answer,
  destination,
  isAside,
}: {
  answer: PublishAnswer;
  destination: PublishDestination;
  isAside: boolean;
}) {
  const { status } = answer;
  if (status === 'conflict') return null;
  if (status === 'refused' || status === 'unsent') {
    return (
      <Alert severity={status === 'refused' ? 'error' : 'warning'}>
        {answer.message}
        <Details text={answer.details} />
      </Alert>
    );
  }
  if (status === 'taken-back') return <Alert severity="success">{words.takenBack}</Alert>;
  const { branch, commit, remote } = answer;
  return (
    <Alert severity="success">
      {destination === 'proposal' ? words.proposed(remote) : words.published(remote, isAside ? branch : undefined)}
      <Details text={words.whereSent(branch, commit, remote)} />
    </Alert>
  );
}

interface UnsentProps {
  unsent: PublishUnsent;
  isBusy: boolean;
  onJoin(): void;
  onTakeBack(): void;
}

/**
 * Says how many commits the remote lacks. Offers to fetch the commits that only the remote has, or to take back the
 * local ones.
 */
export function UnsentNotice({ unsent, isBusy, onJoin, onTakeBack }: UnsentProps) {
  const { count, mayTakeBack, isBehind, proposedAs, unknown } = unsent;
  if (count === 0 && !unknown) return null;
  const button = (label: string, act: () => void) => (
    <Button variant="outlined" color="secondary" disabled={isBusy} onClick={act}>
      {label}
    </Button>
  );
  return (
    <Alert severity="info" aria-label={words.waiting} role="group">
      {unknown && <div>{`${words.notKnown} ${unknown.message}`}</div>}
      <Details text={unknown?.details} />
      {count > 0 && <div>{words.notYetSent(count, { isProposed: proposedAs !== undefined, isBehind })}</div>}
      <Row>
        {count > 0 && isBehind && button(words.fetchAndRetry, onJoin)}
        {mayTakeBack && button(words.takeBack(count), onTakeBack)}
      </Row>
    </Alert>
  );
}
