import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { EditorProblem } from '../../protocol.ts';
import { Row } from '../kit/frames.ts';
import { PlainList } from '../kit/lists.ts';
import { Note, SeverityIcon } from '../kit/texts.tsx';
import { problemKeys } from '../problems/problem-keys.ts';
import { useEditor } from '../state/use-editor.tsx';
import { AddressProblem } from '../structure/AddressProblem.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

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

/** Problems of a field, each with its correction. */
export function FieldProblems({ id, problems }: { id: string; problems: readonly EditorProblem[] }) {
  const { correct } = useEditor();
  const keys = problemKeys(problems);
  return (
    <PlainList id={id} hidden={problems.length === 0} sx={{ display: problems.length === 0 ? 'none' : 'grid' }}>
      {problems.map((problem, index) => (
        <Problem key={keys[index]} data-severity={problem.severity}>
          <SeverityIcon severity={problem.severity} />
          <div>
            {plainWords(problem.message)}
            {problem.help && <Note>{plainWords(problem.help)}</Note>}
            <AddressProblem problem={problem} />
            {problem.correction && !problem.rename && (
              <Row sx={{ mt: 0.5 }}>
                <Button variant="outlined" color="secondary" onClick={() => void correct(problem)}>
                  {words.correct(problem.correction.text)}
                </Button>
              </Row>
            )}
          </div>
        </Problem>
      ))}
    </PlainList>
  );
}
