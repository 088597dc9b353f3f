import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { plainWords } from '../words/plain-words.ts';

/** Heading of the form, with the part of the site that it belongs to. */
export function PanelHeading({
  title,
  description,
  above,
}: {
  title: string;
  description?: string;
  above?: ReactNode;
}) {
  return (
    <Box sx={{ pr: 5, mb: 2.5 }}>
      {above}
      <Box component="h2" sx={{ m: 0, font: '700 1.25rem/1.3 var(--v-heading)' }}>
        {title}
      </Box>
      {description && <Box sx={{ color: 'var(--v-muted)', fontSize: '.9375rem' }}>{plainWords(description)}</Box>}
    </Box>
  );
}
