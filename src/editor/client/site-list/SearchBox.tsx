import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';

interface SearchBoxProps {
  value: string;
  onChange(value: string): void;
  /** Called when the down arrow is pressed, to move the focus to the results. */
  onDown(): void;
}

/** Shows the field for searching titles and texts. */
export function SearchBox({ value, onChange, onDown }: SearchBoxProps) {
  return (
    <Box sx={{ p: 1.5, pb: 1 }}>
      <OutlinedInput
        fullWidth
        value={value}
        placeholder={words.searchHint}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // These keys first cancel or choose the word of an input method.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') onChange('');
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
        inputProps={{ 'aria-label': words.search, type: 'search' }}
        startAdornment={<EditorIcon name="search" size="1.125em" />}
        endAdornment={
          value && (
            <IconButton edge="end" aria-label={words.clearSearch} onClick={() => onChange('')}>
              <EditorIcon name="close" size="1em" />
            </IconButton>
          )
        }
        sx={{ gap: 1 }}
      />
    </Box>
  );
}
