import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { FieldsPanel } from './FieldsPanel.tsx';
import { SiteNavigation } from './navigation/SiteNavigation.tsx';
import { Pane } from './Pane.tsx';
import { Preview } from './preview/Preview.tsx';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { TopBar } from './TopBar.tsx';
import { words } from './words/words.ts';

const NAVIGATION = 272;

/** Navigation, page and form side by side, with the problems below. On a tablet, a button opens the navigation. */
export function EditorLayout() {
  const isWide = useMediaQuery('(min-width:68.75em)');
  const [isOpen, setIsOpen] = useState(false);
  const [isWidened, setIsWidened] = useState(false);
  const fields = isWidened ? 'minmax(0, 1.4fr)' : 'minmax(340px, min(420px, 50%))';
  return (
    <Box
      sx={{
        display: 'grid',
        height: '100%',
        gridTemplateColumns: `${isWide ? `${NAVIGATION}px ` : ''}minmax(0, 1fr) ${fields}`,
        gridTemplateRows: '56px minmax(0, 1fr) auto',
      }}
    >
      <Box component="a" href="#fields" className="skip-link">
        {words.skipToFields}
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TopBar onShowSite={isWide ? undefined : () => setIsOpen(true)} />
      </Box>
      {isWide ? (
        <Pane name={words.site}>
          <SiteNavigation />
        </Pane>
      ) : (
        <Drawer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          slotProps={{
            paper: {
              'aria-label': words.site,
              sx: { width: NAVIGATION + 28, borderRight: '1px solid var(--v-line)' },
            },
          }}
        >
          <Pane name={words.site}>
            <SiteNavigation onDone={() => setIsOpen(false)} />
          </Pane>
        </Drawer>
      )}
      <Box component="main" sx={{ display: 'contents' }}>
        <Pane name={words.preview}>
          <Preview />
        </Pane>
        <Pane name={words.fields}>
          <FieldsPanel isWidened={isWidened} onWiden={() => setIsWidened(!isWidened)} />
        </Pane>
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Pane name={words.problems}>
          <ProblemsPanel />
        </Pane>
      </Box>
      <ConflictDialog />
    </Box>
  );
}
