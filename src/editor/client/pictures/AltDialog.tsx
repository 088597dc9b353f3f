import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { LabelledFactText } from '../facts/FactText.tsx';
import { FACT } from '../form/facts-in.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { keepAlt } from './kept-alts.ts';
import { proposedAlt } from './picture-alts.ts';
import { mediaAddress, type SitePicture } from './site-pictures.ts';

/** Maximum length of an alternative text in characters, as in the schema of a picture. */
const LONGEST = 160;

interface AltDialogProps {
  picture: SitePicture;
  onAnswer(alt: string): void;
  onClose(): void;
}

/** Asks for the alternative text of a picture before it is used. Proposes the text that it had before. */
export function AltDialog({ picture, onAnswer, onClose }: AltDialogProps) {
  const manifest = useEditorState(({ documents }) => documents.get('manifest')?.data);
  const schema = useEditorState(({ schemas }) => schemas.site);
  const [alt, setAlt] = useState(() => proposedAlt(picture, schema, manifest));
  const [hasFact] = useState(alt.search(FACT) >= 0);
  const id = useId();
  const answer = () => {
    const said = alt.trim();
    keepAlt(picture.file, said);
    onAnswer(said);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{words.whatShows}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box
          component="img"
          src={mediaAddress(picture.file)}
          alt=""
          sx={{ width: '100%', height: 220, objectFit: 'contain', background: 'var(--v-tint)', borderRadius: '8px' }}
        />
        {hasFact ? (
          <LabelledFactText label={words.altText} help={words.altHelp} value={alt} caret={alt.length} onType={setAlt} />
        ) : (
          <TextField
            autoFocus
            fullWidth
            multiline
            label={words.altText}
            helperText={words.altHelp}
            value={alt}
            onChange={({ target }) => setAlt(target.value.replaceAll('\n', ' '))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              answer();
            }}
            slotProps={{ htmlInput: { lang: 'fr', maxLength: LONGEST } }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="contained" color="secondary" onClick={answer}>
          {words.usePicture}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
