import { styled } from '@mui/material/styles';
import type { PointerEvent } from 'react';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';

const Handle = styled('span')({
  display: 'flex',
  flex: 'none',
  alignSelf: 'stretch',
  alignItems: 'center',
  paddingInline: 2,
  color: 'var(--v-muted)',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
});

/** Shows a handle to drag an item of a list. For the keyboard there are buttons. */
export function DragHandle({ onGrab }: { onGrab(event: PointerEvent<HTMLElement>): void }) {
  return (
    <Handle aria-hidden data-handle title={words.drag} onPointerDown={onGrab}>
      <EditorIcon name="grip" size="1.125em" />
    </Handle>
  );
}
