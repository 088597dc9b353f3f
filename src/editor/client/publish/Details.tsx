import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/** What git, a check of the repository or the other machine wrote, folded below our words. */
export function Details({ text }: { text: string | undefined }) {
  const { notify } = useEditor();
  if (!text) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(words.textCopied);
  };
  return (
    <Box component="details" sx={{ mt: 0.5, fontSize: '.875rem' }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {words.details}
      </Box>
      <Box component="pre" sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '.8125rem' }}>
        {text}
      </Box>
      <Button onClick={() => void copy()} sx={{ ml: -1.5 }}>
        {words.copyDetails}
      </Button>
    </Box>
  );
}
