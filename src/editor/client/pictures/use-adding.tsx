import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { type AddedPictures, addPictures } from './add-pictures.ts';

interface Adding {
  /** Adds files and passes on the pictures that were added. */
  add(files: readonly File[]): Promise<void>;
  isBusy: boolean;
  /** Message that pictures are being added, or which were refused and why. */
  report: ReactNode;
}

/** Adds pictures and shows the result. */
export function useAdding(onAdded: (files: string[]) => void): Adding {
  const editor = useEditor();
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<AddedPictures['refused']>([]);
  return {
    isBusy: waiting > 0,
    async add(files) {
      if (files.length === 0 || waiting > 0) return;
      setRefused([]);
      setWaiting(files.length);
      const result = await addPictures(editor, files);
      setWaiting(0);
      setRefused(result.refused);
      if (result.added.length > 0) onAdded(result.added);
    },
    report: (
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {waiting > 0 && (
          <Box sx={{ color: 'var(--v-muted)', fontSize: '.9375rem' }}>{words.addingPictures(waiting)}</Box>
        )}
        {refused.length > 0 && (
          <Alert severity="error" onClose={() => setRefused([])} closeText={words.close}>
            {refused.map(({ name, why }) => (
              <div key={name}>{words.pictureRefused(name, why)}</div>
            ))}
          </Alert>
        )}
      </Box>
    ),
  };
}
