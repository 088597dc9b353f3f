import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { factsIn } from '../form/facts-in.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/** The names of the facts in a text, with their values; each links to the place where it is written. */
export function FactChips({ text }: { text: string }) {
  const { open } = useEditor();
  const facts = useEditorState(({ tree }) => tree.facts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
      {factsIn(text, facts).map(({ start, name, fact }) => (
        <Tooltip key={start} describeChild title={fact ? words.openFact : words.unknownFact}>
          <Chip
            size="small"
            variant="outlined"
            label={fact ? `${fact.label} : ${fact.value}` : name}
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
