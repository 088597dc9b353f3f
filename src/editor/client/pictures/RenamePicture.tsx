import Box from '@mui/material/Box';
import { useState } from 'react';
import { StructureDialog } from '../structure/StructureDialog.tsx';
import { TextAnswer } from '../structure/TextAnswer.tsx';
import { usePlan } from '../structure/use-plan.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { shownName } from './site-pictures.ts';

/** Asks for a new name of a picture and shows what the new name changes. */
export function RenamePicture({ file, onClose }: { file: string; onClose(): void }) {
  const name = shownName(file).replace(/\.\w+$/, '');
  const [typed, setTyped] = useState(name);
  const change = { type: 'rename-picture', file, to: typed.trim() } as const;
  const plan = usePlan(change);
  const isSame = change.to === name;
  const changes = (!isSame && plan?.changes) || [];
  return (
    <StructureDialog
      title={words.rename}
      confirm={words.renameEverywhere}
      change={change}
      done={words.renamedPicture(change.to)}
      refusal={isSame ? undefined : plan?.refusal}
      isReady={changes.length > 0}
      onClose={onClose}
    >
      <TextAnswer isFirst label={words.newName} value={typed} help={words.newNameHelp} onChange={setTyped} />
      {changes.length > 0 && (
        <>
          <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '.9375rem' }}>
            {words.whatChanges}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
            {changes.map((line) => (
              <li key={line}>{plainWords(line)}</li>
            ))}
          </Box>
        </>
      )}
    </StructureDialog>
  );
}
