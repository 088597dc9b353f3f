import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { EditorProblem, PublishProblem } from '../../protocol.ts';
import { placeOf } from '../form/place-of.ts';
import { fieldToReplace } from '../navigation/placeholder.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { plainButton } from '../style/plain-button.ts';
import { words } from '../words/words.ts';

/** Number of problems that are shown at first. */
const FIRST = 5;

/** Whether a problem prevents going online but not a proposal. */
export const isPlaceholder = ({ code }: EditorProblem) => code.startsWith('placeholder/');

function Problem({ problem, onOpen }: { problem: PublishProblem; onOpen(): void }) {
  const { open, store } = useEditor();
  const place = useEditorState((state) => placeOf(state, problem));
  const { file, pointer, range, message, isNew } = problem;
  return (
    <li>
      <Box
        component="button"
        type="button"
        disabled={!file}
        onClick={() => {
          if (!file) return;
          const at = fieldToReplace(store.get(), problem) ?? pointer;
          onOpen();
          void open({ file, ...(at === undefined ? { range } : { pointer: at }) });
        }}
        sx={{
          ...plainButton,
          p: 0,
          textDecoration: 'underline',
          overflowWrap: 'anywhere',
        }}
      >
        {message}
      </Box>{' '}
      <Box component="span" sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>
        {isNew ? words.newPlaceholder(place) : place}
      </Box>
    </li>
  );
}

/** The problems that prevent publishing, each with a link to its field. */
export function PublishProblems({ problems, onOpen }: { problems: readonly PublishProblem[]; onOpen(): void }) {
  const [isWhole, setIsWhole] = useState(false);
  const provisional = problems.filter(isPlaceholder);
  const added = provisional.filter(({ isNew }) => isNew);
  const sorted = [
    ...problems.filter((one) => !isPlaceholder(one)),
    ...added,
    ...provisional.filter((one) => !one.isNew),
  ];
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  return (
    <Alert severity="error" aria-label={words.beforePublishing(problems.length)} sx={{ mt: 1.5 }}>
      <Box component="h3" sx={{ m: 0, fontSize: '1rem' }}>
        {words.beforePublishing(problems.length)}
      </Box>
      {provisional.length > 0 && (
        <Box sx={{ fontSize: '.9375rem' }}>{words.provisionalIsLeft(provisional.length, added.length)}</Box>
      )}
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
        <Button onClick={() => setIsWhole(true)} sx={{ mt: 1, ml: -1.5 }}>
          {words.showMore(sorted.length - shown.length)}
        </Button>
      )}
    </Alert>
  );
}
