import Button from '@mui/material/Button';
import type { EditorProblem } from '../../protocol.ts';
import { Row } from '../kit/frames.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { renamePartTask as renameEverywhere } from './rename-tasks.ts';
import { useTask } from './TaskDialog.tsx';

/**
 * Shows the button that corrects a problem. If an address was changed without its links, there are two buttons: one
 * updates the links, the other restores the address.
 */
export function Corrections({ problem }: { problem: EditorProblem }) {
  const { correct } = useEditor();
  const { begin, dialog } = useTask();
  const { rename, correction } = problem;
  if (!rename && !correction) return null;
  return (
    <Row sx={{ mt: 0.5 }}>
      {rename && (
        <Button variant="outlined" color="secondary" onClick={() => begin(renameEverywhere(rename.from, rename.to))}>
          {words.renameEverywhere}
        </Button>
      )}
      {correction && (
        <Button variant="outlined" color="secondary" onClick={() => void correct(problem)}>
          {rename ? words.goBackTo(rename.from) : words.correct(correction.text)}
        </Button>
      )}
      {dialog}
    </Row>
  );
}
