import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { EntryActions } from '../kit/lists.ts';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';

interface ItemActionsProps {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  canAdd: boolean;
  onMove(step: -1 | 1): void;
  onDuplicate(): void;
  onRemove(): void;
}

interface ActionProps {
  name: string;
  label: string;
  of: string;
  isDisabled?: boolean;
  onPress(): void;
  children: ReactNode;
}

function Action({ name, label, of, isDisabled = false, onPress, children }: ActionProps) {
  return (
    <Tooltip title={isDisabled ? '' : label}>
      <span>
        <IconButton data-action={name} aria-label={`${label} : ${of}`} disabled={isDisabled} onClick={onPress}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** Actions for an item of a list. */
export function ItemActions({
  title,
  isFirst,
  isLast,
  canRemove,
  canAdd,
  onMove,
  onDuplicate,
  onRemove,
}: ItemActionsProps) {
  return (
    <EntryActions role="group" aria-label={words.actionsOf(title)} sx={{ pr: 0.5 }}>
      <Action name="up" label={words.moveUp} of={title} isDisabled={isFirst} onPress={() => onMove(-1)}>
        <EditorIcon name="up" size="1em" />
      </Action>
      <Action name="down" label={words.moveDown} of={title} isDisabled={isLast} onPress={() => onMove(1)}>
        <EditorIcon name="down" size="1em" />
      </Action>
      <Action name="duplicate" label={words.duplicate} of={title} isDisabled={!canAdd} onPress={onDuplicate}>
        <EditorIcon name="copy" size="1em" />
      </Action>
      <Action name="remove" label={words.remove} of={title} isDisabled={!canRemove} onPress={onRemove}>
        <EditorIcon name="bin" size="1em" />
      </Action>
    </EntryActions>
  );
}
