import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import type { MediaEntry } from '../../protocol.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { Chooser } from './Chooser.tsx';
import type { ControlProps } from './control-props.ts';

/** Whether a file of the media folder is a picture, by its name. */
export const isPicture = (file: string) => /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(file);

export const mediaAddress = (file: string) => `/${file.replace(/^\//, '')}`;

interface PictureChooserProps {
  anchor: Element | undefined;
  onChoose(entry: MediaEntry): void;
  onClose(): void;
}

/** Dialog to choose one of the site's pictures. */
export function PictureChooser({ anchor, onChoose, onClose }: PictureChooserProps) {
  const { load } = useEditor();
  const media = useEditorState((state) => state.media);
  const isOpen = anchor !== undefined;
  useEffect(() => {
    if (isOpen) void load('media');
  }, [isOpen, load]);
  return (
    <Chooser
      isGrid
      anchor={anchor}
      title={words.choosePicture}
      entries={media.filter(({ file }) => isPicture(file))}
      keyOf={({ file }) => file}
      textOf={({ file }) => file}
      onChoose={onChoose}
      onClose={onClose}
    >
      {({ file }) => (
        <>
          <Box
            component="img"
            src={mediaAddress(file)}
            alt=""
            loading="lazy"
            sx={{ width: '100%', height: 64, objectFit: 'contain', background: 'var(--v-tint)', borderRadius: '4px' }}
          />
          <Box component="span" sx={{ fontSize: '.8125rem', lineHeight: 1.2, overflowWrap: 'anywhere' }}>
            {file.slice(file.lastIndexOf('/') + 1)}
          </Box>
        </>
      )}
    </Chooser>
  );
}

/** Shows a picture of the site and opens the library to choose another. Its name can also be typed. */
export function PictureControl({ state, ids, isReadOnly }: ControlProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { labelId, ...attributes } = ids;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      {isPicture(state.text) && (
        <Box
          component="img"
          src={mediaAddress(state.text)}
          alt=""
          sx={{
            width: 96,
            height: 72,
            flex: 'none',
            objectFit: 'cover',
            borderRadius: '8px',
            background: 'var(--v-tint)',
          }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <OutlinedInput
          fullWidth
          value={state.text}
          readOnly={isReadOnly}
          error={ids['aria-invalid']}
          onChange={(event) => state.type(event.target.value)}
          inputProps={{ ...attributes, spellCheck: false }}
        />
        <Button
          variant="outlined"
          aria-describedby={labelId}
          disabled={isReadOnly}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {words.choosePicture}
        </Button>
      </Box>
      <PictureChooser
        anchor={anchor}
        onChoose={({ file }) => {
          state.type(file);
          setAnchor(undefined);
        }}
        onClose={() => setAnchor(undefined)}
      />
    </Box>
  );
}
