import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useLayoutEffect, useRef } from 'react';
import { ImageLibrary } from './fields/ImageLibrary.tsx';
import { ManifestForm } from './fields/ManifestForm.tsx';
import { GuidePanel } from './guide/GuidePanel.tsx';
import { PanelFrame } from './kit/frames.ts';
import { EmptyState } from './kit/texts.tsx';
import { useEditorState } from './state/use-editor.tsx';
import { EditorIcon } from './style/EditorIcon.tsx';
import { words } from './words/words.ts';

/** The form of the selection. */
export function FieldsPanel({ isWidened = false, onWiden }: { isWidened?: boolean; onWiden?(): void }) {
  const selection = useEditorState((state) => state.selection);
  const file = selection?.file;
  const panel = useRef<HTMLElement>(null);
  const place = `${file} ${selection?.pointer}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each form, so that it is shown from its top
  useLayoutEffect(() => {
    // The braces drop the return value: newer browsers return a promise, which React would call as a clean-up.
    panel.current?.scrollTo(0, 0);
  }, [place]);
  return (
    <PanelFrame
      edge="Left"
      id="fields"
      ref={panel}
      tabIndex={-1}
      aria-label={words.fields}
      sx={{ position: 'relative', overflowY: 'auto' }}
    >
      {onWiden && (
        <Tooltip title={words.widen}>
          <IconButton
            aria-label={words.widen}
            aria-pressed={isWidened}
            onClick={onWiden}
            sx={{ position: 'absolute', top: 12, right: 12, zIndex: 1 }}
          >
            <EditorIcon name="widen" />
          </IconButton>
        </Tooltip>
      )}
      <Box sx={{ p: 2.5, pt: 2 }}>
        {!selection && <EmptyState sx={{ mr: 5 }}>{words.nothingSelected}</EmptyState>}
        {file === 'images' && <ImageLibrary />}
        {selection && file === 'manifest' && <ManifestForm selection={selection} />}
        {selection && file && file !== 'manifest' && file !== 'images' && (
          <GuidePanel key={file} file={file} selection={selection} />
        )}
      </Box>
    </PanelFrame>
  );
}
