import Alert from '@mui/material/Alert';
import { type ReactNode, useRef, useState } from 'react';
import { AddButton } from '../kit/buttons.tsx';
import { Note } from '../kit/texts.tsx';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { type AddingPicture, addPictures } from './add-pictures.ts';

interface AddPicturesProps {
  label?: string;
  isDisabled?: boolean;
  isMultiple?: boolean;
  onFiles(files: File[]): void;
}

/** Lets the author choose pictures on the device. */
export function AddPictures({ label = words.addPictures, isDisabled = false, isMultiple, onFiles }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <AddButton isDisabled={isDisabled} onPress={() => input.current?.click()}>
        {label}
      </AddButton>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        multiple={Boolean(isMultiple)}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Without this the same file could not be chosen again.
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}

interface Adding {
  /** Adds files, and passes on the pictures before the server has made them smaller. */
  add(files: readonly File[]): void;
  isBusy: boolean;
  /** Message that pictures are being added, or list of the refused ones with the reasons. */
  report: ReactNode;
}

/** Adds pictures and shows the result. */
export function useAdding(onAdding: (pictures: AddingPicture[]) => void): Adding {
  const editor = useEditor();
  const [waiting, setWaiting] = useState(0);
  const [refused, setRefused] = useState<{ name: string; why: string }[]>([]);
  return {
    isBusy: waiting > 0,
    add(files) {
      if (files.length === 0 || waiting > 0) return;
      setRefused([]);
      setWaiting(files.length);
      const pictures = addPictures(editor, files, (name, why) => setRefused((others) => [...others, { name, why }]));
      void Promise.all(pictures.map(({ picture }) => picture)).finally(() => setWaiting(0));
      onAdding(pictures);
    },
    report: (
      <div role="status">
        {waiting > 0 && <Note>{words.addingPictures(waiting)}</Note>}
        {refused.length > 0 && (
          <Alert severity="error" onClose={() => setRefused([])} closeText={words.close}>
            {refused.map(({ name, why }) => (
              <div key={name}>{words.pictureRefused(name, why)}</div>
            ))}
          </Alert>
        )}
      </div>
    ),
  };
}
