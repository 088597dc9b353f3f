import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { factsIn } from '../form/facts-in.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';

/** The facts in a text with their values; each links to the place where it is written. */
export function FactChips({ text }: { text: string }) {
  const { open } = useEditor();
  const facts = useEditorState(({ tree }) => tree.facts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {factsIn(text, facts).map(({ start, name, fact }) => (
        <Tooltip key={start} describeChild title={fact ? `${fact.label} (${name})` : name}>
          <Chip
            size="small"
            variant="outlined"
            label={fact?.value ?? name}
            color={fact ? 'secondary' : 'error'}
            {...(fact?.pointer && {
              onClick: () => void open({ file: 'manifest', pointer: fact.pointer as string }, { keepPage: true }),
            })}
          />
        </Tooltip>
      ))}
    </Box>
  );
}
