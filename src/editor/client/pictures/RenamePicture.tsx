import { useState } from 'react';
import { StructureDialog } from '../structure/StructureDialog.tsx';
import { TextAnswer } from '../structure/TextAnswer.tsx';
import { usePlan } from '../structure/use-plan.ts';
import { WhatChanges } from '../structure/WhatChanges.tsx';
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
      <WhatChanges lines={changes} />
    </StructureDialog>
  );
}
