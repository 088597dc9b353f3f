import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isPictureFile } from '../../../model/pictures/picture-file.ts';
import { get, join, parentOf } from '../../../model/read/pointer.ts';
import { schemaAt } from '../form/schema-tree.ts';
import { Chooser } from '../kit/Chooser.tsx';
import { Thumbnail } from '../kit/frames.ts';
import { AltDialog, pictureKey, type UndescribedPicture } from '../pictures/AltDialog.tsx';
import { filesIn } from '../pictures/add-pictures.ts';
import { keepAlt } from '../pictures/picture-alts.ts';
import { pictureOperations } from '../pictures/picture-operations.ts';
import { mediaPath, picturesOf, type SitePicture, shownName } from '../pictures/site-pictures.ts';
import { AddPictures, useAdding } from '../pictures/use-adding.tsx';
import { schemaOf } from '../state/state.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { type ControlProps, FieldInput } from './FieldInput.tsx';
import { useFormScope } from './FormScopeProvider.tsx';

/** Returns the name of a picture without its extension. A line may break between them. */
const stemOf = (file: string) => shownName(file).replace(/\.\w+$/, '');

interface PictureChooserProps {
  anchor: Element | undefined;
  isBusy: boolean;
  onChoose(picture: SitePicture): void;
  onFiles(files: File[]): void;
  onClose(): void;
}

/** Lets the author choose one of the site's pictures, or add one. */
export function PictureChooser({ anchor, isBusy, onChoose, onFiles, onClose }: PictureChooserProps) {
  const { load } = useEditor();
  const media = useEditorState((state) => state.media);
  const isOpen = anchor !== undefined;
  useEffect(() => {
    if (isOpen) void load('media');
  }, [isOpen, load]);
  const pictures = useMemo(() => (isOpen ? picturesOf(media) : []), [isOpen, media]);
  return (
    <Chooser
      isGrid
      anchor={anchor}
      title={words.choosePicture}
      entries={pictures}
      keyOf={({ file }) => file}
      textOf={({ file }) => file}
      onChoose={onChoose}
      onClose={onClose}
      action={
        <AddPictures
          label={words.addPicture}
          isDisabled={isBusy}
          onFiles={(files) => {
            onClose();
            onFiles(files);
          }}
        />
      }
    >
      {({ file }) => (
        <>
          <Thumbnail src={mediaPath(file)} alt="" loading="lazy" width="100%" height={64} />
          <span>
            {stemOf(file)}
            <wbr />
            {shownName(file).slice(stemOf(file).length)}
          </span>
        </>
      )}
    </Chooser>
  );
}

/** Shows a picture of the site. A dialog offers to choose or add another; its file name can also be typed. */
export function PictureControl({ field, state, ids, isReadOnly }: ControlProps) {
  const { file, data, change } = useFormScope();
  const schemas = useEditorState((store) => store.schemas);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [undescribed, setUndescribed] = useState<UndescribedPicture>();
  const holder = parentOf(field.pointer);
  const root = schemaOf({ schemas }, file);
  const schema = root && schemaAt(root, data, holder);
  const alt = get(data, join(holder, 'alt'));
  const write = (picture: SitePicture, said?: string) => {
    setUndescribed(undefined);
    // Only the file name is written: the file belongs to a film, or is the icon of a browser tab.
    if (!schema || field.key !== 'source' || !schema.properties?.alt) return state.type(picture.file);
    if (typeof alt === 'string' && alt) keepAlt(state.text, alt);
    const choice = { data, pointer: holder, schema, picture, ...(said === undefined ? {} : { alt: said }) };
    const operations = pictureOperations(choice);
    if (operations.length > 0) change(operations, { label: words.labels.picture(shownName(picture.file)) });
  };
  const isSaid = Boolean(schema?.properties?.alt) && !(schema?.['x-decorative'] && !alt);
  const choose = (picture: SitePicture) => {
    if (isSaid && picture.file !== state.text) setUndescribed(picture);
    else write(picture);
  };
  const latest = useRef(write);
  latest.current = write;
  const adding = useAdding(([added]) => {
    if (isSaid) setUndescribed(added);
    else void added?.picture.then((picture) => picture && latest.current(picture));
  });
  const take = (event: { preventDefault(): void }, files: File[]) => {
    if (files.length === 0 || isReadOnly) return;
    event.preventDefault();
    adding.add(files.slice(0, 1));
  };
  return (
    <Box
      onDrop={(event) => take(event, filesIn(event.dataTransfer))}
      onPaste={(event) => take(event, filesIn(event.clipboardData))}
      sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}
    >
      {isPictureFile(state.text) && <Thumbnail src={mediaPath(state.text)} alt="" width={96} height={72} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <FieldInput state={state} ids={ids} isReadOnly={isReadOnly} />
        <Button
          variant="outlined"
          aria-describedby={ids.labelId}
          disabled={isReadOnly || adding.isBusy}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {words.choosePicture}
        </Button>
        {adding.report}
      </Box>
      <PictureChooser
        anchor={anchor}
        isBusy={adding.isBusy}
        onChoose={choose}
        onFiles={adding.add}
        onClose={() => setAnchor(undefined)}
      />
      {undescribed && (
        <AltDialog
          key={pictureKey(undescribed)}
          undescribed={undescribed}
          onAnswer={write}
          onClose={() => setUndescribed(undefined)}
        />
      )}
    </Box>
  );
}
