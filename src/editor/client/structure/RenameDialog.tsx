import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { restructure } from './restructure.ts';
import { usePlan } from './use-plan.ts';

interface RenameDialogProps {
  from: string;
  /** The new address, if the page has it already. */
  to?: string;
  onClose(): void;
}

/** Asks for the new address of a page, and shows what changes with it. */
export function RenameDialog({ from, to = from, onClose }: RenameDialogProps) {
  const editor = useEditor();
  const [typed, setTyped] = useState(to);
  const [isRedirected, setIsRedirected] = useState(true);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const change = { type: 'rename', from, to: typed.trim(), redirect: isRedirected } as const;
  const plan = usePlan(change);
  const isSame = change.to === from;
  const rename = async () => {
    setIsBusy(true);
    const reason = await restructure(editor, change, change.to).catch((error: unknown) => (error as Error).message);
    setIsBusy(false);
    setRefusal(reason);
    if (reason !== undefined) return;
    onClose();
    editor.notify(words.renamed(change.to));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} onClose={onClose}>
      <DialogTitle id={`${id}-title`}>{words.rename}</DialogTitle>
      <DialogContent>
        <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
          {words.newAddress}
        </Box>
        <OutlinedInput
          id={id}
          fullWidth
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefusal(undefined);
          }}
          inputProps={{ 'aria-describedby': `${id}-plan`, spellCheck: false }}
        />
        <Box id={`${id}-plan`} role="status" sx={{ minHeight: 120, mt: 2 }}>
          {(refusal ?? (!isSame && plan?.refusal)) ? (
            <Alert severity="error">
              {refusal ?? plan?.refusal?.message}
              {plan?.refusal?.places.map((place) => (
                <div key={place}>{place}</div>
              ))}
            </Alert>
          ) : (
            plan &&
            plan.files.length > 0 && (
              <>
                <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '.9375rem' }}>
                  {words.whatChanges}
                </Box>
                <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 220, overflowY: 'auto', fontSize: '.9375rem' }}>
                  {plan.files.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </Box>
              </>
            )
          )}
        </Box>
        {plan?.isReleased && (
          <>
            <FormControlLabel
              control={
                <Checkbox
                  color="secondary"
                  checked={isRedirected}
                  onChange={(_, checked) => setIsRedirected(checked)}
                />
              }
              label={words.redirectOld}
            />
            <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>{words.redirectHelp}</Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          {words.keepAsIs}
        </Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={isBusy || isSame || !plan || plan.files.length === 0}
          onClick={() => void rename()}
        >
          {words.renameEverywhere}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
