import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { FieldsPanel } from './FieldsPanel.tsx';
import { Pane } from './Pane.tsx';
import { PhoneLayout } from './PhoneLayout.tsx';
import { Preview } from './preview/Preview.tsx';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { SiteNavigation } from './site-list/SiteNavigation.tsx';
import { useKeptChoice } from './state/kept-choice.ts';
import { useEditorState } from './state/use-editor.tsx';
import { TopBar } from './TopBar.tsx';
import { words } from './words/words.ts';

const NAVIGATION_WIDTH_PX = 272;

/** Maximum time between the clicks of a double click, in milliseconds. The page must not move during this time. */
const DOUBLE_CLICK_MS = 400;

/** Remembers whether the fields are folded, and unfolds them when a field is chosen. */
function useFoldedFields() {
  const [fields, setFields] = useKeptChoice('fields', ['open', 'folded']);
  const selection = useEditorState((state) => state.selection);
  const isFolded = fields === 'folded';
  const isFieldChosen = selection?.focus !== undefined || selection?.range !== undefined;
  const unfold = useEffectEvent(() => {
    // The frame has the focus while a text is edited in place.
    if (isFolded && !(document.activeElement instanceof HTMLIFrameElement)) setFields('open');
  });
  useEffect(() => {
    if (!isFieldChosen) return;
    const timer = setTimeout(unfold, selection?.isInSight ? DOUBLE_CLICK_MS : 0);
    return () => clearTimeout(timer);
  }, [isFieldChosen, selection]);
  return { isFolded, setIsFolded: (folded: boolean) => setFields(folded ? 'folded' : 'open') };
}

/**
 * Shows the navigation, the page and the form side by side, with the problems below. On a tablet, a button opens the
 * navigation.
 */
function Panes() {
  const isWide = useMediaQuery('(min-width:68.75em)');
  const [isOpen, setIsOpen] = useState(false);
  const [site, setSite] = useKeptChoice('site', ['open', 'folded']);
  const { isFolded, setIsFolded } = useFoldedFields();
  const [isWidened, setIsWidened] = useState(false);
  const fields = isWidened ? 'minmax(0, 1.4fr)' : 'minmax(340px, min(420px, 50%))';
  const hasSite = isWide && site === 'open';
  return (
    <Box
      sx={{
        display: 'grid',
        height: '100%',
        gridTemplateColumns: `${hasSite ? `${NAVIGATION_WIDTH_PX}px ` : ''}minmax(0, 1fr) ${isFolded ? '' : fields}`,
        gridTemplateRows: 'minmax(56px, auto) minmax(0, 1fr) auto',
      }}
    >
      <Box component="a" href="#fields" className="skip-link" onClick={() => setIsFolded(false)}>
        {words.skipToFields}
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TopBar
          isSiteOpen={isWide ? hasSite : isOpen}
          onFoldSite={() => (isWide ? setSite(hasSite ? 'folded' : 'open') : setIsOpen(true))}
          areFieldsOpen={!isFolded}
          onFoldFields={() => setIsFolded(!isFolded)}
        />
      </Box>
      {hasSite && (
        <Pane name={words.site}>
          <SiteNavigation />
        </Pane>
      )}
      {!isWide && (
        <Drawer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          slotProps={{
            paper: {
              'aria-label': words.site,
              sx: { width: NAVIGATION_WIDTH_PX + 28, borderRight: '1px solid var(--v-line)' },
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
        {!isFolded && (
          <Pane name={words.fields}>
            <FieldsPanel isWidened={isWidened} onWiden={() => setIsWidened(!isWidened)} />
          </Pane>
        )}
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

/** Shows the editor. The phone layout begins below the width of a computer's window at 200 % zoom. */
export function EditorLayout() {
  const isPhone = useMediaQuery('(max-width:37.49em)');
  return isPhone ? <PhoneLayout /> : <Panes />;
}
