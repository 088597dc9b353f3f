import Box from '@mui/material/Box';
import type { PointerEvent } from 'react';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';

/** Handle to drag an item of a list. For the keyboard there are buttons. */
export function DragHandle({ onGrab }: { onGrab(event: PointerEvent<HTMLElement>): void }) {
  return (
    <Box
      component="span"
      aria-hidden
      data-handle
      title={words.drag}
      onPointerDown={onGrab}
      sx={{
        display: 'flex',
        flex: 'none',
        alignSelf: 'stretch',
        alignItems: 'center',
        px: 0.25,
        color: 'var(--v-muted)',
        cursor: 'grab',
        touchAction: 'none',
        '&:active': { cursor: 'grabbing' },
      }}
    >
      <EditorIcon name="grip" size="1.125em" />
    </Box>
  );
}
