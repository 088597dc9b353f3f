import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { EditorProblem } from '../../protocol.ts';
import { placeOf } from '../form/place-of.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { AddressProblem } from '../structure/AddressProblem.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { plainButton } from '../style/plain-button.ts';
import { severityColour } from '../style/severity-colour.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { problemKeys } from './problem-keys.ts';

/** Number of problems shown at first. */
const FIRST = 6;

function ProblemItem({ problem }: { problem: EditorProblem }) {
  const { open, correct } = useEditor();
  const { severity, file, pointer, range, message, correction } = problem;
  const place = useEditorState((state) => placeOf(state, problem));
  const isText = file !== undefined && file !== 'manifest' && pointer === undefined;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', fontSize: '.9375rem', lineHeight: 1.35 }}
    >
      <Box sx={{ color: severityColour[severity], pt: '1px' }}>
        <EditorIcon name={severity === 'note' ? 'info' : 'warning'} size="1.125em" />
        <span className="visually-hidden">{words[severity]}</span>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="button"
          type="button"
          disabled={!file}
          onClick={() =>
            file && void open({ file, ...(pointer !== undefined && { pointer }), ...(isText && { range }) })
          }
          sx={{
            ...plainButton,
            p: 0,
            overflowWrap: 'anywhere',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {plainWords(message)}
        </Box>
        <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>{place}</Box>
        <AddressProblem problem={problem} />
      </Box>
      {correction && !problem.rename && (
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => void correct(problem)}
          sx={{ flex: 'none', maxWidth: '45%' }}
        >
          {words.correct(correction.text)}
        </Button>
      )}
    </Box>
  );
}

/** Problems in order; more of them are shown on request. */
export function ProblemList({ title, problems }: { title: string; problems: readonly EditorProblem[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? problems : problems.slice(0, FIRST);
  const keys = problemKeys(shown);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '.9375rem', fontWeight: 600, color: 'var(--v-muted)' }}>
        {title} ({problems.length})
      </Box>
      {problems.length === 0 && <Box sx={{ color: 'var(--v-muted)', fontSize: '.9375rem' }}>{words.noProblems}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {shown.map((problem, index) => (
          <ProblemItem key={keys[index]} problem={problem} />
        ))}
      </Box>
      {shown.length < problems.length && (
        <Button onClick={() => setIsWhole(true)} sx={{ mt: 1, ml: -1.5 }}>
          {words.showMore(problems.length - shown.length)}
        </Button>
      )}
    </Box>
  );
}
