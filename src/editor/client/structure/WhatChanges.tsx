import Box from '@mui/material/Box';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

/** What a change of structure does, one line each; nothing without lines. */
export function WhatChanges({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '.9375rem' }}>
        {words.whatChanges}
      </Box>
      <Box
        component="ul"
        sx={{ m: 0, pl: 2.5, maxHeight: 220, overflowY: 'auto', fontSize: '.9375rem', overflowWrap: 'anywhere' }}
      >
        {lines.map((line) => (
          <li key={line}>{plainWords(line)}</li>
        ))}
      </Box>
    </>
  );
}
