import { styled } from '@mui/material/styles';
import { QuietButton } from '../kit/buttons.tsx';
import { useEditor } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

const Folded = styled('details')({
  marginTop: 4,
  fontSize: '.875rem',
  '& > summary': { cursor: 'pointer' },
  '& > pre': { margin: '8px 0', fontSize: '.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

/** Shows the output of git or of a check of the repository, folded, with a button that copies it. */
export function Details({ text }: { text: string | undefined }) {
  const { copy } = useEditor();
  if (!text) return null;
  return (
    <Folded>
      <summary>{words.details}</summary>
      <pre>{text}</pre>
      <QuietButton onClick={() => void copy(text)}>{words.copyDetails}</QuietButton>
    </Folded>
  );
}
