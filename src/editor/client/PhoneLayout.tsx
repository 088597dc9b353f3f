import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { afterPress } from '../../ui/page/after-press.ts';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { FieldsPanel } from './FieldsPanel.tsx';
import { withFacts } from './form/summary.ts';
import { Toolbar } from './kit/frames.ts';
import { OneLine, SiteName } from './kit/texts.tsx';
import { Pane } from './Pane.tsx';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { PublishButton } from './publish/PublishDialog.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { SiteNavigation } from './site-list/SiteNavigation.tsx';
import type { Selection } from './state/selection.ts';
import { useEditor, useEditorState } from './state/use-editor.tsx';
import { EditorIcon } from './style/EditorIcon.tsx';
import { words } from './words/words.ts';

/** Whether a whole page is selected, as when the editor opens. */
function isWholePage({ file, pointer, focus }: Selection): boolean {
  return file === 'manifest' && focus === undefined && /^\/pages\/\d+$/.test(pointer);
}

/** Fields of one line, which have a keyboard or a list. A text with several lines follows its own caret. */
const FIELDS = 'input:not([type=checkbox],[type=radio],[type=file]),select';

/**
 * Keeps the focused field in sight: in the middle of what the keyboard of the phone leaves free, because notes that
 * arrive later move a field at its edge behind the keyboard.
 */
function useFieldInSight(): void {
  useEffect(() => {
    const show = () => document.activeElement?.scrollIntoView({ block: 'center' });
    const showField = ({ target }: FocusEvent) => {
      if ((target as Element).matches(FIELDS)) afterPress(show);
    };
    visualViewport?.addEventListener('resize', show);
    document.addEventListener('focusin', showField);
    return () => {
      visualViewport?.removeEventListener('resize', show);
      document.removeEventListener('focusin', showField);
    };
  }, []);
}

/** Shows the editor on a phone: the navigation of the site, or the form of the chosen part. There is no preview. */
export function PhoneLayout() {
  const { undo } = useEditor();
  const name = useEditorState(({ tree }) => withFacts(tree.name, tree.facts));
  const selection = useEditorState((state) => state.selection);
  const last = useEditorState(({ journal }) => journal.undo?.label);
  const [closed, setClosed] = useState<number>();
  const [isChosen, setIsChosen] = useState(false);
  const isOpen = selection !== undefined && selection.at !== closed && (isChosen || !isWholePage(selection));
  useFieldInSight();
  return (
    <Box sx={{ display: 'grid', height: '100%', gridTemplateRows: 'auto minmax(0, 1fr) auto' }}>
      <Toolbar
        as="header"
        sx={{ p: '4px 8px', gap: '4px 6px', '& > [data-wide]': { order: 1, justifyContent: 'flex-start' } }}
      >
        {isOpen && (
          <Button startIcon={<EditorIcon name="arrow-left" size="1em" />} onClick={() => setClosed(selection.at)}>
            {words.back}
          </Button>
        )}
        {/* A long name is cut, so that all buttons stay on one line. */}
        <SiteName className={isOpen ? 'visually-hidden' : ''} sx={{ flex: '9 1 5rem', minWidth: 0 }}>
          <OneLine>{name}</OneLine>
        </SiteName>
        <SaveStatus />
        <IconButton
          aria-label={words.undo}
          title={last}
          disabled={last === undefined}
          sx={{ ml: 'auto' }}
          onClick={() => void undo()}
        >
          <EditorIcon name="undo" />
        </IconButton>
        <PublishButton />
      </Toolbar>
      <Box component="main" sx={{ display: 'contents' }}>
        {isOpen ? (
          <Pane name={words.fields}>
            <FieldsPanel />
          </Pane>
        ) : (
          <>
            <Pane name={words.site}>
              <SiteNavigation onDone={() => setIsChosen(true)} />
            </Pane>
            <Pane name={words.problems}>
              <ProblemsPanel />
            </Pane>
          </>
        )}
      </Box>
      <ConflictDialog />
    </Box>
  );
}
