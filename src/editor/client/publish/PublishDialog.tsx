import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useEffect, useId, useRef, useState } from 'react';
import type { PublishAnswer, PublishChange, PublishPlan, PublishRepository, PublishRequest } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { PublishChanges } from './PublishChanges.tsx';
import { PublishProblems } from './PublishProblems.tsx';

type Way = PublishRequest['way'];

/** Shows the result of publishing. */
function Outcome({ answer, way, onRebase }: { answer: PublishAnswer; way: Way; onRebase(): void }) {
  if (answer.status === 'refused') return <Alert severity="error">{answer.message}</Alert>;
  const { branch, commit } = answer;
  if (answer.status === 'unpushed') {
    return (
      <Alert severity="warning" sx={{ borderLeftColor: 'var(--v-warning)' }}>
        {`${words.keptHere(branch, commit)} ${answer.message}`}
        {answer.mayRebase && (
          <Button variant="outlined" onClick={onRebase} sx={{ display: 'block', mt: 1 }}>
            {words.fetchAndRetry}
          </Button>
        )}
      </Alert>
    );
  }
  const { remote } = answer;
  return (
    <Alert severity="success" sx={{ borderLeftColor: 'var(--v-cool)', '& .MuiAlert-icon': { color: 'var(--v-cool)' } }}>
      {way === 'proposal' ? words.proposedOn(branch, remote) : words.publishedOn(branch, commit, remote)}
    </Alert>
  );
}

interface WaysProps {
  repository: PublishRepository;
  way: Way;
  onWay(way: Way): void;
  message: string;
  onMessage(message: string): void;
}

/** Fields for the branch to publish to and for the message. */
function Ways({ repository, way, onWay, message, onMessage }: WaysProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { branch, remote, ahead, detached } = repository;
  const choices = [
    {
      value: 'branch',
      label: words.onThisBranch,
      help: detached ?? words.onThisBranchHelp(branch ?? '', remote),
    },
    { value: 'proposal', label: words.asProposal, help: words.asProposalHelp },
  ] as const;
  return (
    <Box sx={{ mt: 3 }}>
      <FormLabel id={`${id}-way`} sx={{ fontWeight: 600, color: 'inherit !important' }}>
        {words.whereToPublish}
      </FormLabel>
      <RadioGroup aria-labelledby={`${id}-way`} value={way} onChange={(_, value) => onWay(value as Way)}>
        {choices.map(({ value, label, help }) => (
          <Box key={value}>
            <FormControlLabel
              value={value}
              control={
                <Radio color="secondary" size="small" slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }} />
              }
              label={label}
            />
            <Box id={`${id}-${value}`} sx={{ pl: 3.75, mt: -0.75, color: 'var(--v-muted)', fontSize: '.875rem' }}>
              {help}
            </Box>
          </Box>
        ))}
      </RadioGroup>
      {remote && ahead > 0 && way === 'branch' && (
        <Box sx={{ mt: 1, fontSize: '.9375rem' }}>{words.notYetSent(ahead, remote)}</Box>
      )}
      {isOpen ? (
        <>
          <Box component="label" htmlFor={`${id}-message`} sx={{ display: 'block', mt: 2, mb: 0.5, fontWeight: 600 }}>
            {words.publishMessage}
          </Box>
          <OutlinedInput
            id={`${id}-message`}
            fullWidth
            multiline
            autoFocus
            maxRows={6}
            value={message}
            onChange={(event) => onMessage(event.target.value)}
          />
        </>
      ) : (
        <Button sx={{ mt: 1.5, ml: -1.5 }} onClick={() => setIsOpen(true)}>
          {words.changeMessage}
        </Button>
      )}
    </Box>
  );
}

/** Shown if git cannot be used: the reason and the changed files. */
function FilesAlone({ refusal, files }: { refusal: string; files: readonly string[] }) {
  const { notify } = useEditor();
  const copy = async () => {
    await navigator.clipboard.writeText(files.join('\n'));
    notify(words.textCopied);
  };
  return (
    <>
      <Alert severity="warning">{refusal}</Alert>
      {files.length > 0 && (
        <>
          <Box component="h3" sx={{ mt: 2, mb: 0.5, fontSize: '1rem' }}>
            {words.changedFiles}
          </Box>
          <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
            {files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </Box>
          <Button variant="outlined" onClick={() => void copy()}>
            {words.copyList}
          </Button>
        </>
      )}
    </>
  );
}

/** Shows what differs from the last publication and publishes it. */
function PublishDialog({ onClose }: { onClose(): void }) {
  const editor = useEditor();
  const [plan, setPlan] = useState<PublishPlan>();
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<{ answer: PublishAnswer; way: Way }>();
  const [way, setWay] = useState<Way>('branch');
  const [typed, setTyped] = useState<string>();
  /** What is being done, in words. */
  const [doing, setDoing] = useState<string | undefined>(words.comparing);
  const list = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const id = useId();

  /**
   * Saves everything that was typed, runs `act`, then compares again, and shows meanwhile what is being done. Finally
   * calls the function that `act` has returned, which shows the result.
   */
  const withAll = async (what: string, act?: () => Promise<() => void>) => {
    setDoing(what);
    try {
      if (!(await editor.queue.flush())) return setFailure(words.notPublishable);
      setFailure(undefined);
      const show = await act?.();
      try {
        setPlan(await call('publish-plan', {}));
      } finally {
        show?.();
      }
    } catch (error) {
      setFailure((error as Error).message || words.serverGone);
    } finally {
      setDoing(undefined);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the dialog opens
  useEffect(() => void withAll(words.comparing), []);

  const conclude = (answer: PublishAnswer) => () => {
    setOutcome({ answer, way });
    if (answer.status !== 'refused') setTyped(undefined);
    top.current?.focus();
  };
  const revert = (change: PublishChange) =>
    withAll(words.goingBack, async () => {
      setOutcome(undefined);
      const answer = await call('publish-revert', { id: crypto.randomUUID(), change: change.id });
      editor.accept(answer);
      return () => {
        if (answer.status !== 'saved') setFailure(answer.message);
        // The button disappears together with its change.
        list.current?.focus();
      };
    });

  const count = plan?.headings.reduce((sum, { changes }) => sum + changes.length, 0) ?? 0;
  const repository = plan?.repository;
  const message = typed ?? plan?.message ?? '';
  const publish = () =>
    withAll(words.publishingNow, async () => {
      return conclude(await call('publish', { state: plan?.state ?? '', way, message }));
    });
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={`${id}-title`} onClose={onClose}>
      <DialogTitle id={`${id}-title`}>{words.publishing}</DialogTitle>
      <DialogContent>
        <Box ref={top} tabIndex={-1} role="status" sx={{ display: 'grid', gap: 1.5, outline: 'none' }}>
          {!plan && !failure && words.comparing}
          {failure && <Alert severity="error">{failure}</Alert>}
          {outcome && (
            <Outcome
              {...outcome}
              onRebase={() => void withAll(words.publishingNow, async () => conclude(await call('publish-rebase', {})))}
            />
          )}
          {repository?.blocked && <Alert severity="warning">{repository.blocked}</Alert>}
        </Box>
        {plan?.refusal && <FilesAlone refusal={plan.refusal} files={plan.files} />}
        {plan && plan.problems.length > 0 && <PublishProblems problems={plan.problems} onOpen={onClose} />}
        {repository && (
          <>
            <Box ref={list} component="h3" tabIndex={-1} sx={{ mt: 2.5, mb: 1, fontSize: '1rem', outlineOffset: 4 }}>
              {words.sinceLastTime(count)}
            </Box>
            <PublishChanges
              headings={plan.headings}
              isBusy={doing !== undefined}
              onRevert={(change) => void revert(change)}
            />
            {(count > 0 || repository.ahead > 0 || plan.files.length > 0) && (
              <Ways repository={repository} way={way} onWay={setWay} message={message} onMessage={setTyped} />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Box role="status" sx={{ mr: 'auto', ml: 1, color: 'var(--v-muted)', fontSize: '.9375rem' }}>
          {plan && doing}
        </Box>
        <Button variant="outlined" onClick={onClose}>
          {words.close}
        </Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={doing !== undefined || !repository || (plan.files.length === 0 && repository.ahead === 0)}
          onClick={() => void publish()}
        >
          {words.publishNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Opens the dialog that publishes. */
export function PublishButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="contained" color="secondary" sx={{ flex: 'none' }} onClick={() => setIsOpen(true)}>
        {words.publish}
      </Button>
      {isOpen && <PublishDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
