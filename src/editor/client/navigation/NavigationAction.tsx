import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EditorIcon } from '../style/EditorIcon.tsx';

/** A button below the entries of a group that adds another one. */
export function NavigationAction({ title, onPress }: { title: string; onPress(): void }) {
  return (
    <Box component="li" sx={{ p: '6px 8px 6px 28px' }}>
      <Button
        variant="outlined"
        startIcon={<EditorIcon name="plus" size="1em" />}
        onClick={onPress}
        sx={{ fontSize: '.9375rem', lineHeight: 1.3, textAlign: 'start' }}
      >
        {title}
      </Button>
    </Box>
  );
}
