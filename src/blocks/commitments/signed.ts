import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { belowTablet, fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';

/** The signer on the left of the commitments on wide screens, above them on others. */
export const SignedColumns = styled('div')({
  // No grid on narrow screens, because a printed grid moves to the next sheet without its heading.
  [fromDesktop]: {
    '&[data-signer]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
      gap: 'calc(8*var(--v-space))',
    },
  },
});

/** The commitments, one per row: the clause is next to the value on a phone, and below the text on wider screens. */
export const Pledges = styled(List)({
  borderTop: '2px solid var(--v-ink)',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: 'calc(2*var(--v-space))',
    alignItems: 'baseline',
    padding: 'calc(1.25*var(--v-space)) 0',
    borderBottom: '1px solid var(--v-line)',
    breakInside: 'avoid',
  },
  '& a': { padding: '.25em 0' },
  [belowTablet]: {
    fontSize: '1rem',
    lineHeight: 1.4,
    '& p': { margin: 0, fontSize: '1.125rem' },
    '& p + p': { gridArea: '2/1/auto/span 2', fontSize: 'inherit', lineHeight: 'inherit' },
  },
  [fromTablet]: {
    '& > li': { gridTemplateColumns: 'minmax(0,2fr) minmax(0,3fr)', columnGap: 'calc(4*var(--v-space))' },
    '& a': { gridColumn: 2, justifySelf: 'start' },
  },
  [fromDesktop]: { alignSelf: 'start', '& > li': { padding: 'calc(2*var(--v-space)) 0' } },
});
