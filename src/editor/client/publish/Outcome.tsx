import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { PublishAnswer, PublishUnsent } from '../../publish-protocol.ts';
import { QuietButton } from '../kit/buttons.tsx';
import { Row } from '../kit/frames.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import type { PublishDestination } from './PublishDestinations.tsx';

const Folded = styled('details')({
  marginTop: 4,
  fontSize: '.875rem',
  '& > summary': { cursor: 'pointer' },
  '& > pre': { margin: '8px 0', fontSize: '.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** Shows the output of git or of a check of the repository, folded, with a button that copies it. */
export function Details({ text }: { text: string | undefined }) {
  const { copy } = useEditor();
  if (!text) return null;
  return (
    <Folded>
      <summary>{words.details}</summary>
      <pre>{text}</pre>
      <QuietButton onClick={() => void copy(text)}>{words.copyDetails}</QuietButton>
    </Folded>
  );
}

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
