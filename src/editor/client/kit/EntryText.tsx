import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Note } from './texts.ts';

const Lines = styled('span')({
  flex: 1,
  minWidth: 0,
  lineHeight: 1.35,
  '& > *': { display: 'block' },
  '& > strong': { fontSize: '.9375rem', fontWeight: 600 },
  // On a filled entry.
  '[aria-current] & > *': { color: 'inherit' },
});

/** Name of an entry of a list, with a quiet line below it. */
export function EntryText({ name, detail }: { name: ReactNode; detail?: ReactNode }) {
  return (
    <Lines>
      <strong>{name}</strong> {detail && <Note as="span">{detail}</Note>}
    </Lines>
  );
}
