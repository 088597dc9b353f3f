import { styled } from '@mui/material/styles';
import { minus, plainSummary, plus } from '../styles/disclosure.ts';

/** `<details>` with a plus before its title, which becomes a minus when it is open. */
export const Fold = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    width: 'fit-content',
    minHeight: '3rem',
    paddingBlock: '.375rem',
    fontWeight: 650,
    ...plainSummary,
  },
  '& > summary::before': plus,
  '& > summary > *': { margin: 0 },
  '&[open] > summary::before': minus,
  '@media print': { '& > summary::before': { display: 'none' } },
});
