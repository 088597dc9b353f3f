import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { EditorProblem } from '../../protocol.ts';
import { PanelFrame, Row } from '../kit/frames.ts';
import { Note, SubHeading } from '../kit/texts.tsx';
import { useEditorState } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { ProblemList } from './ProblemList.tsx';

const order = { error: 0, warning: 1, note: 2 } as const;

/** Returns the problems of the page in the preview, and the others; errors first. */
function splitProblems(problems: readonly EditorProblem[], route: string, file: string | undefined) {
  const sorted = problems.toSorted((a, b) => order[a.severity] - order[b.severity]);
  const isHere = (problem: EditorProblem) =>
    problem.routes.includes(route) || (problem.file === file && file !== 'manifest' && file !== undefined);
  return { here: sorted.filter(isHere), elsewhere: sorted.filter((problem) => !isHere(problem)) };
}

const countOf = (problems: readonly EditorProblem[], severity: EditorProblem['severity']) =>
  problems.filter((problem) => problem.severity === severity).length;

const Summary = styled(Note)({ flex: 1, '&[data-error=true]': { color: 'var(--v-error)' } });

/**
 * Lists the problems below the page; placeholders have a list of their own. The panel opens by itself if the current
 * page has problems, or if the site cannot be read.
 */
export function ProblemsPanel() {
  const problems = useEditorState((state) => state.problems);
  const isChecked = useEditorState((state) => state.checked);
  const file = useEditorState(({ selection }) => selection?.file);
  const route = useEditorState((state) => state.route);
  const isBroken = useEditorState(({ broken }) => broken !== undefined);
  const [choice, setChoice] = useState<boolean>();
  const listed = problems.filter(({ toReplace }) => !toReplace);
  const { here, elsewhere } = splitProblems(listed, route, file);
  const isOpen = choice ?? (isBroken || here.length > 0);
  const [errors, warnings] = [countOf(problems, 'error'), countOf(problems, 'warning')];
  const notes = countOf(listed, 'note');
  const said = [
    errors > 0 && words.errors(errors),
    warnings > 0 && words.warnings(warnings),
    notes > 0 && words.notes(notes),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <PanelFrame data-edge="top" aria-label={words.problems}>
      <Row sx={{ minHeight: 40, px: 2 }}>
        <SubHeading as="h2" sx={{ m: 0 }}>
          {words.problems}
        </SubHeading>
        <Summary data-error={errors > 0}>{isChecked ? said || words.noProblems : words.checking}</Summary>
        <IconButton
          aria-expanded={isOpen}
          aria-label={isOpen ? words.closeProblems : words.openProblems}
          onClick={() => setChoice(!isOpen)}
        >
          <EditorIcon name={isOpen ? 'down' : 'up'} size="1em" />
        </IconButton>
      </Row>
      {isOpen && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
            gap: 3,
            maxHeight: 'min(220px, 30vh)',
            overflowY: 'auto',
            px: 2,
            pb: 2,
          }}
        >
          <ProblemList title={words.ofThisPage} problems={here} />
          <ProblemList title={words.ofTheSite} problems={elsewhere} />
        </Box>
      )}
    </PanelFrame>
  );
}
