import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { keysOf } from '../../../model/read/pointer.ts';
import type { TreeGuide } from '../../protocol.ts';
import { focusLater } from '../facts/place-caret.ts';
import { withOldValue } from '../form/typed-value.ts';
import { IconAction } from '../kit/buttons.tsx';
import { EntryActions } from '../kit/frames.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

const Moves = styled(EntryActions)({
  borderRadius: 'var(--v-radius)',
  '&& button': { minWidth: 24, minHeight: 24, padding: 2 },
  // Placed over the end of the title, which otherwise needs the whole row.
  '@media (hover: hover)': {
    position: 'absolute',
    right: 4,
    background: 'var(--v-tint)',
    opacity: 0,
    'li:hover > &, li:focus-within > &': { opacity: 1 },
  },
});

interface GuideMovesProps {
  /** All guides of the chain, in reading order. */
  guides: readonly TreeGuide[];
  index: number;
}

/**
 * Shows buttons that move a guide up or down in its chain. They restore the focus, because the moved row is rendered
 * again.
 */
export function GuideMoves({ guides, index }: GuideMovesProps) {
  const { change, whenSaved, readSite, notify, store } = useEditor();
  const isReadOnly = useEditorState(({ documents }) => documents.get('manifest')?.readOnly !== undefined);
  const group = useRef<HTMLDivElement>(null);
  const guide = guides[index];
  if (!guide || isReadOnly) return null;
  const { pointer, title } = guide;
  const move = async (step: -1 | 1) => {
    const other = guides[index + step];
    if (!other) return;
    const data = store.get().documents.get('manifest')?.data;
    const operation = withOldValue({ type: 'move', pointer, to: Number(keysOf(other.pointer).at(-1)) }, data);
    change('manifest', [operation], { label: words.labels.move(title) });
    await whenSaved();
    await readSite();
    notify(words.moved(title, index + step + 1, guides.length));
    focusLater(group, `[data-step="${step}"]:not(:disabled)`, `[data-step="${-step}"]:not(:disabled)`);
  };
  const button = (step: -1 | 1, label: string, icon: 'up' | 'down') => (
    <IconAction
      data-step={step}
      icon={icon}
      size=".875em"
      label={label}
      of={title}
      isDisabled={guides[index + step] === undefined}
      onPress={() => void move(step)}
    />
  );
  return (
    <Moves ref={group} role="group" aria-label={words.actionsOf(title)}>
      {button(-1, words.moveUp, 'up')}
      {button(1, words.moveDown, 'down')}
    </Moves>
  );
}
