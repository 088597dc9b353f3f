import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { EditorProblem } from '../../protocol.ts';
import type { PublishProblem } from '../../publish-protocol.ts';
import { QuietButton } from '../kit/buttons.tsx';
import { Note, SubHeading } from '../kit/texts.tsx';
import { ProblemLink } from '../problems/ProblemList.tsx';
import { placeToReplace } from '../site-list/placeholder.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/** Number of problems that are shown at first. */
const FIRST_SHOWN = 5;

/** Whether a problem is a placeholder, which prevents publishing on the branch but not as a proposal. */
export const isPlaceholder = ({ code }: EditorProblem) => code.startsWith('placeholder/');

function Problem({ problem, onOpen }: { problem: PublishProblem; onOpen(): void }) {
  const place = useEditorState((state) => placeToReplace(state, problem));
  return (
    <li>
      <ProblemLink problem={problem} onOpen={onOpen} />{' '}
      <Note>{problem.isNew ? words.newPlaceholder(place) : place}</Note>
    </li>
  );
}

/** Shows the problems that prevent publishing, each with a link to its field. */
export function PublishProblems({ problems, onOpen }: { problems: readonly PublishProblem[]; onOpen(): void }) {
  const [isWhole, setIsWhole] = useState(false);
  const provisional = problems.filter(isPlaceholder);
  const added = provisional.filter(({ isNew }) => isNew);
  const sorted = [
    ...problems.filter((one) => !isPlaceholder(one)),
    ...added,
    ...provisional.filter((one) => !one.isNew),
  ];
  const shown = isWhole ? sorted : sorted.slice(0, FIRST_SHOWN);
  return (
    <Alert severity="error" aria-label={words.beforePublishing(problems.length)}>
      <SubHeading>{words.beforePublishing(problems.length)}</SubHeading>
      {provisional.length > 0 && words.provisionalIsLeft(provisional.length, added.length)}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {shown.map((problem) => (
          <Problem
            key={`${problem.code} ${problem.path} ${problem.range.start} ${problem.message}`}
            problem={problem}
            onOpen={onOpen}
          />
        ))}
      </Box>
      {shown.length < sorted.length && (
        <QuietButton onClick={() => setIsWhole(true)}>{words.showMore(sorted.length - shown.length)}</QuietButton>
      )}
    </Alert>
  );
}
