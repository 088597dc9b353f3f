import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { EditorProblem } from '../../protocol.ts';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { RenameDialog } from './RenameDialog.tsx';

/** Solutions for an address that was changed without its links: update them, or restore the address. */
export function AddressProblem({ problem }: { problem: EditorProblem }) {
  const { correct } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  const { rename, correction } = problem;
  if (!rename) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      <Button variant="outlined" color="secondary" onClick={() => setIsOpen(true)}>
        {words.renameEverywhere}
      </Button>
      {correction && (
        <Button variant="outlined" color="secondary" onClick={() => void correct(problem)}>
          {words.goBackTo(rename.from)}
        </Button>
      )}
      {isOpen && <RenameDialog {...rename} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
