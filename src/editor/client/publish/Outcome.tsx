import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PublishAnswer, PublishUnsent } from '../../protocol.ts';
import { words } from '../words/words.ts';
import { Details } from './Details.tsx';
import type { Way } from './Ways.tsx';

/** Says what an action of the dialog has done. */
export function Outcome({ answer, way, isAside }: { answer: PublishAnswer; way: Way; isAside: boolean }) {
  const { status } = answer;
  if (status === 'refused' || status === 'unsent') {
    return (
      <Alert severity={status === 'refused' ? 'error' : 'warning'}>
        {answer.message}
        <Details text={answer.details} />
      </Alert>
    );
  }
  const success = { borderLeftColor: 'var(--v-cool)', '& .MuiAlert-icon': { color: 'var(--v-cool)' } };
  if (status === 'taken-back')
    return (
      <Alert severity="success" sx={success}>
        {words.takenBack}
      </Alert>
    );
  const { branch, commit, remote } = answer;
  return (
    <Alert severity="success" sx={success}>
      {way === 'proposal' ? words.proposed(remote) : words.published(remote, isAside ? branch : undefined)}
      <Details text={words.whereSent(branch, commit, remote)} />
    </Alert>
  );
}

interface UnsentProps {
  unsent: PublishUnsent;
  isBusy: boolean;
  onRebase(): void;
  onTakeBack(): void;
}

/** Says what is not at the remote, and offers to fetch what is only there, or to take the commits back. */
export function Unsent({ unsent, isBusy, onRebase, onTakeBack }: UnsentProps) {
  const { count, mayTakeBack, isBehind, proposedAs, unknown } = unsent;
  if (count === 0 && !unknown) return null;
  const button = (label: string, act: () => void) => (
    <Button variant="outlined" color="secondary" disabled={isBusy} onClick={act}>
      {label}
    </Button>
  );
  return (
    <Alert severity="info" aria-label={words.waiting} role="group" sx={{ mt: 1.5, borderLeftColor: 'var(--v-cool)' }}>
      {unknown && <Box>{`${words.notKnown} ${unknown.message}`}</Box>}
      <Details text={unknown?.details} />
      {count > 0 && <Box>{words.notYetSent(count, { isProposed: proposedAs !== undefined, isBehind })}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {count > 0 && isBehind && button(words.fetchAndRetry, onRebase)}
        {mayTakeBack && button(words.takeBack(count), onTakeBack)}
      </Box>
    </Alert>
  );
}
