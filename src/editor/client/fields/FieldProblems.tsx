import { styled } from '@mui/material/styles';
import type { EditorProblem } from '../../protocol.ts';
import { PlainList } from '../kit/lists.ts';
import { Note, SeverityIcon } from '../kit/texts.tsx';
import { problemKeys } from '../problems/problem-keys.ts';
import { Corrections } from '../structure/Corrections.tsx';
import { plainWords } from '../words/plain-words.ts';

const Problem = styled('li')({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  marginTop: 6,
  fontSize: '.9375rem',
  lineHeight: 1.35,
  '&[data-severity=error]': { color: 'var(--v-error)' },
  '&[data-severity=warning]': { color: 'var(--v-warning)' },
  '&[data-severity=note]': { color: 'var(--v-muted)' },
});

/** Shows the problems of a field, each with its correction. */
export function FieldProblems({ id, problems }: { id: string; problems: readonly EditorProblem[] }) {
  const keys = problemKeys(problems);
  return (
    <PlainList id={id} hidden={problems.length === 0} sx={{ display: problems.length === 0 ? 'none' : 'grid' }}>
      {problems.map((problem, index) => (
        <Problem key={keys[index]} data-severity={problem.severity}>
          <SeverityIcon severity={problem.severity} />
          <div>
            {plainWords(problem.message)}
            {problem.help && <Note>{plainWords(problem.help)}</Note>}
            <Corrections problem={problem} />
          </div>
        </Problem>
      ))}
    </PlainList>
  );
}
