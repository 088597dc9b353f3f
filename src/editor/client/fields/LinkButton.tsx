import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { plainButton } from '../style/plain-button.ts';

/** A button that looks like a link and opens another place of the editor. */
export function LinkButton({ onPress, children }: { onPress(): void; children: ReactNode }) {
  return (
    <Box
      component="button"
      type="button"
      onClick={onPress}
      sx={{
        ...plainButton,
        display: 'block',
        maxWidth: '100%',
        p: 0,
        mb: 0.5,
        color: 'var(--v-cool)',
        fontSize: '.9375rem',
        fontWeight: 600,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {children}
    </Box>
  );
}
