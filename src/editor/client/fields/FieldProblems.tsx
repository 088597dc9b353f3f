import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EditorProblem } from '../../protocol.ts';
import { problemKeys } from '../problems/problem-keys.ts';
import { useEditor } from '../state/use-editor.tsx';
import { AddressProblem } from '../structure/AddressProblem.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { severityColour } from '../style/severity-colour.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

/** Problems of a field, each with its correction. */
export function FieldProblems({ id, problems }: { id: string; problems: readonly EditorProblem[] }) {
  const { correct } = useEditor();
  const keys = problemKeys(problems);
  return (
    <Box id={id} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} hidden={problems.length === 0}>
      {problems.map((problem, index) => (
        <Box
          component="li"
          key={keys[index]}
          sx={{
            display: 'flex',
            gap: 1,
            mt: 0.75,
            color: severityColour[problem.severity],
            fontSize: '.9375rem',
            lineHeight: 1.35,
          }}
        >
          <EditorIcon name={problem.severity === 'note' ? 'info' : 'warning'} size="1.125em" />
          <Box sx={{ minWidth: 0 }}>
            <span className="visually-hidden">{words[problem.severity]} : </span>
            {plainWords(problem.message)}
            {problem.help && (
              <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>{plainWords(problem.help)}</Box>
            )}
            <AddressProblem problem={problem} />
            {problem.correction && !problem.rename && (
              <Box sx={{ mt: 0.5 }}>
                <Button variant="outlined" color="secondary" onClick={() => void correct(problem)}>
                  {words.correct(problem.correction.text)}
                </Button>
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
