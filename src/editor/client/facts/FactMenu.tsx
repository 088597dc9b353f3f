import Box from '@mui/material/Box';
import { Chooser } from '../kit/Chooser.tsx';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

interface FactMenuProps {
  anchor: HTMLElement | undefined;
  onChoose(name: string): void;
  onClose(): void;
}

/** Menu of all facts of the site with their values, for insertion into a text. */
export function FactMenu({ anchor, onChoose, onClose }: FactMenuProps) {
  const facts = useEditorState(({ tree }) => tree.facts);
  return (
    <Chooser
      anchor={anchor}
      title={words.insertFact}
      entries={facts}
      keyOf={({ name }) => name}
      textOf={({ name, label, value }) => `${label} ${value} ${name}`}
      onChoose={({ name }) => onChoose(name)}
      onClose={onClose}
    >
      {({ label, value }) => (
        <>
          <Box
            component="strong"
            sx={{ flex: 'none', maxWidth: '45%', fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {value}
          </Box>
          <Box component="span" sx={{ color: 'var(--v-muted)', whiteSpace: 'normal' }}>
            {label}
          </Box>
        </>
      )}
    </Chooser>
  );
}
