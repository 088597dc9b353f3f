import { IconAction } from '../kit/buttons.tsx';
import { EntryActions } from '../kit/frames.ts';
import type { EditorIconName } from '../style/EditorIcon.tsx';
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

/** Offers the actions for an item of a list. */
export function ItemActions({ title, isFirst, isLast, canRemove, canAdd, ...act }: ItemActionsProps) {
  const { onMove, onDuplicate, onRemove } = act;
  const action = (icon: EditorIconName, label: string, isEnabled: boolean, onPress: () => void) => (
    <IconAction data-action={icon} icon={icon} label={label} of={title} isDisabled={!isEnabled} onPress={onPress} />
  );
  return (
    <EntryActions role="group" aria-label={words.actionsOf(title)} sx={{ pr: 0.5 }}>
      {action('up', words.moveUp, !isFirst, () => onMove(-1))}
      {action('down', words.moveDown, !isLast, () => onMove(1))}
      {action('copy', words.duplicate, canAdd, onDuplicate)}
      {action('bin', words.remove, canRemove, onRemove)}
    </EntryActions>
  );
}
