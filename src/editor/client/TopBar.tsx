import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { withFacts } from './form/summary.ts';
import { IconAction } from './kit/buttons.tsx';
import { Toolbar } from './kit/frames.ts';
import { SiteName } from './kit/texts.tsx';
import { PublishButton } from './publish/PublishDialog.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useEditor, useEditorState } from './state/use-editor.tsx';
import { EditorIcon, type EditorIconName } from './style/EditorIcon.tsx';
import { words } from './words/words.ts';

/**
 * Whether an element edits text that is not part of the site (a search, a picker, one of two versions in a conflict)
 * and so uses the browser's own undo. Texts of the site are in the form.
 */
function hasOwnHistory(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isEditable = target.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]');
  return isEditable && !target.closest('#fields');
}

/** Undoes and redoes by keyboard, wherever the focus is, except in a text that has its own undo history. */
export function useHistoryKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || hasOwnHistory(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [undo, redo]);
}

interface TopBarProps {
  isSiteOpen: boolean;
  onFoldSite(): void;
  areFieldsOpen: boolean;
  onFoldFields(): void;
}

interface HistoryButtonProps {
  icon: EditorIconName;
  name: string;
  /** Label of the step; `undefined` if there is none. */
  step: string | undefined;
  onPress(): Promise<unknown>;
}

/** Shows a button that undoes or redoes a step. Its tooltip names the step, and keeps this name while it fades out. */
export function HistoryButton({ icon, name, step, onPress }: HistoryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(step);
  if (step !== undefined && step !== shown) setShown(step);
  // A button that is disabled while it has the focus gets no event about losing it.
  if (step === undefined && isOpen) setIsOpen(false);
  return (
    <Tooltip title={shown ?? ''} open={isOpen} onOpen={() => setIsOpen(true)} onClose={() => setIsOpen(false)}>
      <span>
        <Button startIcon={<EditorIcon name={icon} />} disabled={step === undefined} onClick={() => void onPress()}>
          {name}
        </Button>
      </span>
    </Tooltip>
  );
}

/** Shows the name of the site, undo and redo, the state of saving, and buttons that fold both side panes. */
export function TopBar({ isSiteOpen, onFoldSite, areFieldsOpen, onFoldFields }: TopBarProps) {
  const { undo, redo } = useEditor();
  const name = useEditorState(({ tree }) => withFacts(tree.name, tree.facts));
  const journal = useEditorState((state) => state.journal);
  useHistoryKeys(undo, redo);
  return (
    <Toolbar as="header" sx={{ height: '100%', py: 0.5, rowGap: 0.5, textAlign: 'end' }}>
      <IconAction
        icon="panelLeft"
        size="1.25em"
        aria-expanded={isSiteOpen}
        label={isSiteOpen ? words.foldSite : words.showSite}
        onPress={onFoldSite}
      />
      <SiteName sx={{ mr: 1, whiteSpace: 'nowrap' }}>{name}</SiteName>
      <HistoryButton icon="undo" name={words.undo} step={journal.undo?.label} onPress={undo} />
      <HistoryButton icon="redo" name={words.redo} step={journal.redo?.label} onPress={redo} />
      <SaveStatus />
      <PublishButton />
      <IconAction
        icon="panelRight"
        size="1.25em"
        aria-expanded={areFieldsOpen}
        label={areFieldsOpen ? words.foldFields : words.showFields}
        onPress={onFoldFields}
      />
    </Toolbar>
  );
}
