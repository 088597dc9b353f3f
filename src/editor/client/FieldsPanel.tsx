import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { ImageLibrary } from './fields/ImageLibrary.tsx';
import { ManifestForm } from './fields/ManifestForm.tsx';
import { GuidePanel } from './guide/GuidePanel.tsx';
import { IconAction } from './kit/buttons.tsx';
import { PanelFrame } from './kit/frames.ts';
import { EmptyState } from './kit/texts.tsx';
import { useEditorState } from './state/use-editor.tsx';
import { words } from './words/words.ts';

/** Shows the form of the selection. */
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
      data-edge="left"
      id="fields"
      ref={panel}
      tabIndex={-1}
      aria-label={words.fields}
      sx={{ position: 'relative', overflowY: 'auto' }}
    >
      {onWiden && (
        <Box sx={{ position: 'absolute', top: 12, right: 12, zIndex: 1 }}>
          <IconAction icon="widen" size="1.25em" label={words.widen} aria-pressed={isWidened} onPress={onWiden} />
        </Box>
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
