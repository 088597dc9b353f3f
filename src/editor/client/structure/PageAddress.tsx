import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { words } from '../words/words.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';

interface PageAddressProps {
  route: string;
  title: string;
  isGuide: boolean;
  isReadOnly: boolean;
}

/** The address of a page or guide, which changes only together with all links to it. */
export function PageAddress({ route, title, isGuide, isReadOnly }: PageAddressProps) {
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const id = useId();
  const close = () => setDialog(undefined);
  // The home page keeps its address, and an address with parameters also has an example.
  const isFixed = isReadOnly || route === '/' || route.includes('/:');
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600, fontSize: '.9375rem' }}>
        {words.address}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput id={id} value={route} readOnly fullWidth sx={{ background: 'var(--v-tint)' }} />
        {!isFixed && (
          <Button variant="outlined" onClick={() => setDialog('rename')} sx={{ flex: 'none' }}>
            {words.renameAddress}
          </Button>
        )}
      </Box>
      {!isFixed && (
        <Button onClick={() => setDialog('remove')} sx={{ mt: 1, ml: -1.5, color: 'var(--v-muted)' }}>
          {isGuide ? words.removeGuide : words.removePage}
        </Button>
      )}
      {dialog === 'rename' && <RenameDialog from={route} onClose={close} />}
      {dialog === 'remove' && <RemoveDialog path={route} title={title} onClose={close} />}
    </Box>
  );
}
