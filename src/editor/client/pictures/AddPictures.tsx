import { useRef } from 'react';
import { AddButton } from '../kit/buttons.tsx';
import { words } from '../words/words.ts';

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
