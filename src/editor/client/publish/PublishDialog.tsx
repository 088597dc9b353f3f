import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JoinChoice } from '../../protocol.ts';
import type { PublishAnswer, PublishChange, PublishPlan } from '../../publish-protocol.ts';
import { call } from '../calls/call.ts';
import { VersionsDialog } from '../conflict/ConflictDialog.tsx';
import { DialogFrame } from '../kit/DialogFrame.tsx';
import { Column } from '../kit/frames.ts';
import { Note, SubHeading } from '../kit/texts.tsx';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { Details, Outcome, UnsentNotice } from './Outcome.tsx';
import { PublishChanges } from './PublishChanges.tsx';
import { type PublishDestination, PublishDestinations } from './PublishDestinations.tsx';
import { isPlaceholder, PublishProblems } from './PublishProblems.tsx';

/** Says why git cannot be used, and lists the changed files. */
function FilesAlone({ refusal, files }: { refusal: string; files: readonly string[] }) {
  const { copy } = useEditor();
  return (
    <>
      <Alert severity="warning">{refusal}</Alert>
      {files.length > 0 && (
        <>
          <div>
            <SubHeading>{words.changedFiles}</SubHeading>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {files.map((file) => (
                <li key={file}>{file}</li>
              ))}
            </Box>
          </div>
          <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => void copy(files.join('\n'))}>
            {words.copyList}
          </Button>
        </>
      )}
    </>
  );
}

/** Shows the changes since the last publication, and publishes them. */
function PublishDialog({ onClose }: { onClose(): void }) {
  const editor = useEditor();
  const [plan, setPlan] = useState<PublishPlan>();
  const [failure, setFailure] = useState<string>();
  const [outcome, setOutcome] = useState<{
    answer: PublishAnswer;
    destination: PublishDestination;
    state?: string | undefined;
  }>();
  const [destination, setDestination] = useState<PublishDestination>('branch');
  const [typed, setTyped] = useState<string>();
  /** Versions that the author has chosen so far for places that were also changed by a publication from elsewhere. */
  const [chosen, setChosen] = useState<readonly JoinChoice[]>([]);
  /** Words for the running action. */
  const [action, setAction] = useState<string | undefined>(words.comparing);
  const list = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);

  /**
   * Saves everything that was typed, runs `act`, and compares the site with the published one again. Shows `what` in
   * the meantime. Finally calls the function that `act` has returned, which shows the result.
   */
  const withAll = async (what: string, act?: () => Promise<() => void>) => {
    setAction(what);
    try {
      if (!(await editor.whenSaved())) return setFailure(words.notPublishable);
      setFailure(undefined);
      const showResult = await act?.();
      try {
        setPlan(await call('publish-plan', {}));
      } finally {
        showResult?.();
      }
    } catch (error) {
      setFailure((error as Error).message || words.serverGone);
    } finally {
      setAction(undefined);
    }
  };
  const compare = useEffectEvent(() => withAll(words.comparing));
  useEffect(() => void compare(), []);

  const show = (answer: PublishAnswer, shown: PublishDestination) => () => {
    setOutcome({ answer, destination: shown, state: plan?.state });
    if (answer.status !== 'refused') setTyped(undefined);
    top.current?.focus();
  };
  const revert = (change: PublishChange) =>
    withAll(words.goingBack, async () => {
      setOutcome(undefined);
      const answer = await editor.write('publish-revert', { id: crypto.randomUUID(), change: change.id });
      return () => {
        if (answer.status !== 'saved') setFailure(answer.message);
        // The button disappears together with its change.
        list.current?.focus();
      };
    });

  const { headings = [], files = [], problems = [], repository } = plan ?? {};
  const { unsent, blocked, notes = [], detached } = repository ?? {};
  const lines = headings.flatMap(({ changes }) => changes.flatMap((change) => change.lines));
  const message = typed ?? plan?.message ?? '';
  const publish = () =>
    withAll(words.publishingNow, async () =>
      show(await editor.write('publish', { state: plan?.state ?? '', target: destination, message }), destination),
    );
  const join = (choices: readonly JoinChoice[] = []) =>
    withAll(words.publishingNow, async () => {
      setChosen(choices);
      return show(await editor.write('publish-join', { choices }), 'branch');
    });
  const takeBack = () =>
    withAll(words.takingBack, async () => show(await editor.write('publish-take-back', {}), 'branch'));
  const conflict = outcome?.answer.status === 'conflict' && action === undefined ? outcome.answer.conflict : undefined;
  const isAllSent = !blocked && (!unsent || (unsent.count === 0 && !unsent.unknown));
  const isWaiting = unsent !== undefined && unsent.count > 0;
  const isProposed = files.length === 0 && destination === 'proposal' && unsent?.proposedAs !== undefined;
  const isJustDone =
    outcome?.answer.status === 'published' && outcome.destination === destination && outcome.state === plan?.state;
  const isStopped =
    destination === 'branch'
      ? problems.length > 0 || detached || (files.length === 0 && unsent?.isBehind)
      : problems.some((one) => !isPlaceholder(one));
  return (
    <DialogFrame
      width="md"
      title={words.publishing}
      close={words.close}
      onClose={onClose}
      status={
        <Note role="status" sx={{ mr: 'auto', ml: 1 }}>
          {plan && action}
        </Note>
      }
      action={{
        label: words.publishNow,
        isQuiet: Boolean(isStopped || blocked),
        isDisabled:
          action !== undefined || !repository || isJustDone || isProposed || (files.length === 0 && !isWaiting),
        onPress: () => void publish(),
      }}
    >
      <Column ref={top} tabIndex={-1} role="status">
        {!plan && !failure && words.comparing}
        {failure && <Alert severity="error">{failure}</Alert>}
        {outcome && <Outcome {...outcome} isAside={notes.length > 0} />}
        {blocked && (
          <Alert severity="warning">
            {blocked.message}
            <Details text={blocked.details} />
          </Alert>
        )}
        {notes.map((note) => (
          <Alert key={note} severity="info">
            {note}
          </Alert>
        ))}
      </Column>
      {unsent && (
        <UnsentNotice
          unsent={unsent}
          isBusy={action !== undefined}
          onJoin={() => void join()}
          onTakeBack={() => void takeBack()}
        />
      )}
      {conflict && (
        <VersionsDialog
          key={conflict.id}
          {...conflict}
          help={words.publishedElsewhere}
          onChoose={(value) => void join([...chosen, { id: conflict.id, value: value ?? conflict.theirs }])}
        />
      )}
      {plan?.refusal && <FilesAlone refusal={plan.refusal} files={plan.files} />}
      {problems.length > 0 && <PublishProblems problems={problems} onOpen={onClose} />}
      {repository && (
        <>
          <SubHeading ref={list} tabIndex={-1}>
            {words.sinceLastTime(lines.length, isAllSent)}
          </SubHeading>
          <PublishChanges
            headings={headings}
            isBusy={action !== undefined}
            onRevert={(change) => void revert(change)}
          />
          {(files.length > 0 || isWaiting) && (
            <PublishDestinations
              repository={repository}
              destination={destination}
              onChoose={setDestination}
              message={files.length > 0 ? message : undefined}
              onMessage={setTyped}
            />
          )}
        </>
      )}
    </DialogFrame>
  );
}

/** Shows the button that opens the dialog for publishing. */
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
