import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';
import { PartName } from './PartName.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

interface PageAddressProps {
  route: string;
  title: string;
  isGuide: boolean;
  isReadOnly: boolean;
}

/**
 * The address of a page or guide, and a button to remove the page or guide. It is above everything that arrives late,
 * such as the preview of a search result, so that its buttons do not move.
 */
export function PageAddress({ route, title, isGuide, isReadOnly }: PageAddressProps) {
  const [isRemoving, setIsRemoving] = useState(false);
  // The home page keeps its address, and an address with parameters also has an example.
  const isFixed = isReadOnly || route === '/' || route.includes('/:');
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', mb: 2.5 }}>
      <PartName label={words.address} shown={route} name={route} isFixed={isFixed} />
      {!isFixed && (
        <Button startIcon={<EditorIcon name="bin" size="1em" />} onClick={() => setIsRemoving(true)} sx={{ mt: 0.5 }}>
          {isGuide ? words.removeGuide : words.removePage}
        </Button>
      )}
      {isRemoving && <RemoveDialog path={route} title={title} onClose={() => setIsRemoving(false)} />}
    </Box>
  );
}
