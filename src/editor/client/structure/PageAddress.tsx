import Button from '@mui/material/Button';
import { useState } from 'react';
import { words } from '../words/words.ts';
import { PartName } from './PartName.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

interface PageAddressProps {
  route: string;
  title: string;
  isGuide: boolean;
  isReadOnly: boolean;
}

/** The address of a page or guide, and a button to remove the page or guide. */
export function PageAddress({ route, title, isGuide, isReadOnly }: PageAddressProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  // The home page keeps its address, and an address with parameters also has an example.
  const isFixed = isReadOnly || route === '/' || route.includes('/:');
  return (
    <div>
      <PartName label={words.address} shown={route} name={route} isFixed={isFixed} />
      {!isFixed && (
        <Button onClick={() => setIsRemoving(true)} sx={{ mt: 1, ml: -1.5, color: 'var(--v-muted)' }}>
          {isGuide ? words.removeGuide : words.removePage}
        </Button>
      )}
      {isRemoving && <RemoveDialog path={route} title={title} onClose={() => setIsRemoving(false)} />}
    </div>
  );
}
