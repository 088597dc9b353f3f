import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { slugify } from '../../../text/slug.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { restructure } from './restructure.ts';

interface NewGuideProps {
  /** `id` of the chain, and its name. */
  chain: string;
  name: string;
}

function NewGuideDialog({ chain, name, onClose }: NewGuideProps & { onClose(): void }) {
  const editor = useEditor();
  const hub = useEditorState(({ tree }) => tree.sections.find((one) => one.chain === chain)?.hub ?? '');
  const [title, setTitle] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const create = async () => {
    setIsBusy(true);
    const route = `${hub}/${slugify(title)}`;
    const reason = await restructure(editor, { type: 'add-guide', chain, title: title.trim() }, route).catch(
      (error: unknown) => (error as Error).message,
    );
    setIsBusy(false);
    setRefusal(reason);
    if (reason !== undefined) return;
    onClose();
    editor.notify(words.created(title.trim()));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} onClose={onClose}>
      <DialogTitle id={`${id}-title`}>{words.newGuideOf(name)}</DialogTitle>
      <DialogContent>
        <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
          {words.guideTitle}
        </Box>
        <OutlinedInput
          id={id}
          fullWidth
          autoFocus
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            setRefusal(undefined);
          }}
          inputProps={{ 'aria-describedby': `${id}-help`, maxLength: 90 }}
        />
        <Box id={`${id}-help`} sx={{ mt: 0.5, color: 'var(--v-muted)', fontSize: '.875rem' }}>
          {title.trim() ? `${hub}/${slugify(title)}` : words.guideTitleHelp}
        </Box>
        <Box role="status" sx={{ mt: 2 }}>
          {refusal && <Alert severity="error">{refusal}</Alert>}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          {words.keepAsIs}
        </Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={isBusy || slugify(title) === ''}
          onClick={() => void create()}
        >
          {words.create}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Creates a guide at the end of a chain. `children` draws the control that opens the dialog. */
export function NewGuide({
  children,
  ...chain
}: NewGuideProps & { children(title: string, open: () => void): ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {children(words.newGuideOf(chain.name), () => setIsOpen(true))}
      {isOpen && <NewGuideDialog {...chain} onClose={() => setIsOpen(false)} />}
    </>
  );
}
