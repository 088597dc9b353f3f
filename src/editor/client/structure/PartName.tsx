import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { words } from '../words/words.ts';
import { RenameDialog } from './RenameDialog.tsx';

interface PartNameProps {
  label: string;
  /** Name as shown, and name for changes of structure. */
  shown: string;
  name: string;
  isFixed: boolean;
}

/** The address of a page or the name of a part. It can only be changed together with all references to it. */
export function PartName({ label, shown, name, isFixed }: PartNameProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600, fontSize: '.9375rem' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput id={id} value={shown} readOnly fullWidth sx={{ background: 'var(--v-tint)' }} />
        {!isFixed && (
          <Button variant="outlined" onClick={() => setIsOpen(true)} sx={{ flex: 'none' }}>
            {words.renameAddress}
          </Button>
        )}
      </Box>
      {isOpen && <RenameDialog from={name} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}
