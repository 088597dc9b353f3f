import { styled } from '@mui/material/styles';
import type { EditorProblem } from '../../protocol.ts';
import { PlainList } from '../kit/frames.ts';
import { Note, SeverityIcon } from '../kit/texts.tsx';
import { Corrections } from '../structure/Corrections.tsx';
import { plainWords } from '../words/plain-words.ts';

/**
 * Returns keys for a list of problems. They contain no offset: a button that is being pressed must stay when a text
 * before its problem becomes longer.
 */
export function problemKeys(problems: readonly EditorProblem[]): string[] {
  const counts = new Map<string, number>();
  return problems.map(({ code, path, pointer = '', message }) => {
    const name = `${code} ${path} ${pointer} ${message}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name} ${count}`;
  });
}

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
