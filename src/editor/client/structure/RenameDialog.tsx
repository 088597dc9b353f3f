import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { renamedPart } from './part-names.ts';
import { StructureDialog } from './StructureDialog.tsx';
import { TextAnswer } from './TextAnswer.tsx';
import { usePlan } from './use-plan.ts';
import { WhatChanges } from './WhatChanges.tsx';

interface RenameDialogProps {
  /** `/page`, `/page#section` or `facts.name`. */
  from: string;
  /** The new address, if the page has it already. */
  to?: string;
  onClose(): void;
}

/** Asks for a new address of a page or a new name of a part, and shows what the new name changes. */
export function RenameDialog({ from, to = from, onClose }: RenameDialogProps) {
  const editor = useEditor();
  const { isPage, stays, typed: before } = renamedPart(to);
  const [typed, setTyped] = useState(before);
  const [isRedirected, setIsRedirected] = useState(true);
  const change = { type: 'rename', from, to: stays + typed.trim(), redirect: isRedirected } as const;
  const plan = usePlan(change);
  const isSame = change.to === from;
  const changes = plan?.changes ?? [];
  return (
    <StructureDialog
      title={words.rename}
      confirm={words.renameEverywhere}
      change={change}
      show={isPage ? () => editor.show(change.to) : undefined}
      done={isPage ? words.renamed(change.to) : words.renamedPart(typed.trim())}
      refusal={isSame ? undefined : plan?.refusal}
      isReady={!isSame && changes.length > 0}
      onClose={onClose}
    >
      <TextAnswer isFirst label={isPage ? words.newAddress : words.newName} value={typed} onChange={setTyped} />
      <Box role="status" sx={{ minHeight: 96 }}>
        <WhatChanges lines={changes} />
      </Box>
      {isPage && (
        <>
          <FormControlLabel
            control={
              <Checkbox color="secondary" checked={isRedirected} onChange={(_, checked) => setIsRedirected(checked)} />
            }
            label={words.redirectOld}
          />
          <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>{words.redirectHelp}</Box>
        </>
      )}
    </StructureDialog>
  );
}
