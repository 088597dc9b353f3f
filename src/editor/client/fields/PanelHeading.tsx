import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Note } from '../kit/texts.tsx';
import { plainWords } from '../words/plain-words.ts';

/** Shows the heading of a form, with the part of the site that it belongs to. */
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
      <Typography variant="h1" component="h2">
        {title}
      </Typography>
      {description && <Note>{plainWords(description)}</Note>}
    </Box>
  );
}
