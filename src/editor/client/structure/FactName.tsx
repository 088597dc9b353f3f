import Button from '@mui/material/Button';
import { useState } from 'react';
import { words } from '../words/words.ts';
import { PartName } from './PartName.tsx';
import { RemovePartDialog } from './RemovePartDialog.tsx';

interface FactNameProps {
  /** Its key in the manifest. */
  name: string;
  title: string;
}

/** The name of a fact for use in texts, and a button to remove the fact. */
export function FactName({ name, title }: FactNameProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <div>
      <PartName label={words.factName} shown={name} name={`facts.${name}`} isFixed={false} />
      <Button onClick={() => setIsRemoving(true)} sx={{ mt: 1, ml: -1.5, color: 'var(--v-muted)' }}>
        {words.removeFact}
      </Button>
      {isRemoving && <RemovePartDialog name={`facts.${name}`} title={title} onClose={() => setIsRemoving(false)} />}
    </div>
  );
}
