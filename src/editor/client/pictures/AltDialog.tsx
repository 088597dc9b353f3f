import { useEffect, useEffectEvent, useState } from 'react';
import { DialogFrame } from '../kit/DialogFrame.tsx';
import { Thumbnail } from '../kit/frames.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { AltField } from './AltFields.tsx';
import type { AddingPicture } from './add-pictures.ts';
import { keepAlt, proposedAlt } from './picture-alts.ts';
import { type SitePicture, usePictureSource } from './site-pictures.ts';

/** A picture that needs an alternative text: one of the site, or one that is being added. */
export type UndescribedPicture = SitePicture | AddingPicture;

/** Identifies a picture that the author has yet to describe. */
export const pictureKey = (undescribed: UndescribedPicture) =>
  'local' in undescribed ? undescribed.id : undescribed.file;

interface AltDialogProps {
  undescribed: UndescribedPicture;
  /** Called once the picture is on the site. */
  onAnswer(picture: SitePicture, alt: string): void;
  /** Called when the author cancels, or the picture was refused. */
  onClose(): void;
}

/**
 * Asks for the alternative text of a picture before it is used. The author can answer even before the server has made
 * the picture smaller. Proposes the text of an earlier use.
 */
export function AltDialog({ undescribed, onAnswer, onClose }: AltDialogProps) {
  const manifest = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const schema = useEditorState(({ schemas }) => schemas.site);
  const local = 'local' in undescribed ? undescribed.local : undefined;
  const [picture, setPicture] = useState('local' in undescribed ? undefined : undescribed);
  const [alt, setAlt] = useState(() => (picture ? proposedAlt(picture, schema, manifest) : ''));
  const [isAnswered, setIsAnswered] = useState(false);
  const source = usePictureSource(picture?.file ?? '', local);
  const onAdded = useEffectEvent((added: SitePicture | undefined) => (added ? setPicture(added) : onClose()));
  useEffect(() => {
    const gone = new AbortController();
    if ('local' in undescribed) void undescribed.picture.then((added) => gone.signal.aborted || onAdded(added));
    return () => gone.abort();
  }, [undescribed]);
  const finish = useEffectEvent((described: SitePicture) => {
    keepAlt(described.file, alt.trim());
    onAnswer(described, alt.trim());
  });
  useEffect(() => {
    if (picture && isAnswered) finish(picture);
  }, [picture, isAnswered]);
  const answer = () => setIsAnswered(true);
  return (
    <DialogFrame
      title={words.whatShows}
      close={words.cancel}
      onClose={onClose}
      action={{
        label: isAnswered ? words.addingPictures(1) : words.usePicture,
        isDisabled: isAnswered,
        onPress: answer,
      }}
    >
      <Thumbnail src={source} alt="" width="100%" height={220} />
      <AltField hasFocus value={alt} help={words.altHelp} onType={setAlt} onEnter={answer} />
    </DialogFrame>
  );
}
