import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { FieldsPanel } from './FieldsPanel.tsx';
import { withFacts } from './form/facts-in.ts';
import { Toolbar } from './kit/frames.ts';
import { EmptyState, SiteName, SubHeading } from './kit/texts.tsx';
import { ToReplace } from './navigation/ToReplace.tsx';
import { Pane } from './Pane.tsx';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import type { Selection } from './state/selection.ts';
import { useEditorState } from './state/use-editor.tsx';
import { EditorIcon } from './style/EditorIcon.tsx';
import { words } from './words/words.ts';

/** Whether a whole page is selected, as when the editor opens. */
function isWholePage({ file, pointer, focus }: Selection): boolean {
  return file === 'manifest' && focus === undefined && /^\/pages\/\d+$/.test(pointer);
}

/** The editor on a phone: placeholders, problems, and the form of the selected place. It has no preview. */
export function PhoneLayout() {
  const name = useEditorState(({ tree }) => withFacts(tree.name, tree.facts));
  const selection = useEditorState((state) => state.selection);
  const [closed, setClosed] = useState<number>();
  const isOpen = selection !== undefined && selection.at !== closed && !isWholePage(selection);
  return (
    <Box sx={{ display: 'grid', height: '100%', gridTemplateRows: 'auto minmax(0, 1fr)' }}>
      <Toolbar as="header" sx={{ py: 1.5 }}>
        {isOpen && (
          <Button startIcon={<EditorIcon name="arrow-left" size="1em" />} onClick={() => setClosed(selection.at)}>
            {words.back}
          </Button>
        )}
        <SiteName>{name}</SiteName>
        <SaveStatus />
      </Toolbar>
      {isOpen ? (
        <Pane name={words.fields}>
          <FieldsPanel />
        </Pane>
      ) : (
        <Box component="main" sx={{ overflowY: 'auto' }}>
          <EmptyState as="div" sx={{ m: 2 }}>
            <SubHeading as="p">{words.widerScreen}</SubHeading>
            {words.widerScreenHelp}
          </EmptyState>
          <Box sx={{ px: 1, pb: 2 }}>
            <ToReplace isOpen onOpen={() => {}} />
          </Box>
          <Pane name={words.problems}>
            <ProblemsPanel isWhole />
          </Pane>
        </Box>
      )}
      <ConflictDialog />
    </Box>
  );
}
