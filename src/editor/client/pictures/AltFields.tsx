import { useState } from 'react';
import type { Json } from '../../../edit/json-operation.ts';
import { get } from '../../../model/read/pointer.ts';
import { LabelledFactField } from '../facts/FactField.tsx';
import { withOldValue } from '../form/typed-value.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import type { AddingPicture } from './add-pictures.ts';
import { keepAlt, keptAlt } from './picture-alts.ts';
import { type SitePicture, shownName } from './site-pictures.ts';

/** Maximum length of an alternative text in characters, as in the schema of a picture. */
const MAX_ALT_LENGTH = 160;

interface AltFieldProps {
  value: string;
  help?: string;
  hasFocus?: boolean;
  isReadOnly?: boolean;
  onType(alt: string): void;
  onEnter?(): void;
}

/** Shows a field for an alternative text. */
export function AltField(props: AltFieldProps) {
  return <LabelledFactField wraps label={words.altText} maxLength={MAX_ALT_LENGTH} {...props} />;
}

function textAt(manifest: Json | undefined, pointer: string): string {
  const alt = get(manifest, pointer);
  return typeof alt === 'string' ? alt : '';
}

interface UsedAltsProps {
  picture: SitePicture;
  /** Pointers of the picture's alternative texts in the manifest. */
  pointers: readonly string[];
  /**
   * Returns the titles of the pages that show a use of the picture. `pointer` is that of the use's alternative text.
   */
  pagesOf(pointer: string): string;
}

/** Shows fields for the alternative texts of a picture in the manifest. Uses with the same text share one field. */
export function UsedAlts({ picture, pointers, pagesOf }: UsedAltsProps) {
  const { change } = useEditor();
  const manifest = useEditorState(({ documents }) => documents.get('manifest'));
  const data = manifest?.data;
  // Group the texts only once, because a text that is being typed may become equal to another one for a moment.
  const [groups] = useState(() => {
    const alts = new Set(pointers.map((pointer) => textAt(data, pointer)));
    return [...alts].map((alt) => pointers.filter((pointer) => textAt(data, pointer) === alt));
  });
  return groups.map(([first = '', ...others], index) => (
    <AltField
      key={first}
      value={textAt(data, first)}
      isReadOnly={manifest?.readOnly !== undefined}
      {...(groups.length > 1 ? { help: words.usedOn(pagesOf(first)) } : {})}
      onType={(alt) => {
        const operations = [first, ...others]
          .filter((pointer) => get(data, pointer) !== alt)
          .map((pointer) => withOldValue({ type: 'set', pointer, value: alt }, data));
        const label = words.labels.alt(shownName(picture.file));
        if (operations.length > 0) change('manifest', operations, { label, field: `alt:${picture.file}:${index}` });
      }}
    />
  ));
}

interface KeptAltProps {
  file: string;
  /** The picture, if it is being added and has no file yet. */
  adding?: AddingPicture['picture'] | undefined;
  hasFocus: boolean;
}

/** Shows a field for the alternative text of a picture that is not used yet. The text is kept for its first use. */
export function KeptAlt({ file, adding, hasFocus }: KeptAltProps) {
  const [alt, setAlt] = useState(() => (adding ? '' : keptAlt(file)));
  return (
    <AltField
      value={alt}
      help={words.altKept}
      hasFocus={hasFocus}
      onType={(typed) => {
        setAlt(typed);
        if (adding) void adding.then((picture) => picture && keepAlt(picture.file, typed.trim()));
        else keepAlt(file, typed.trim());
      }}
    />
  );
}
