import { styled } from '@mui/material/styles';
import { belowTablet, fromTablet } from '../../ui/styles/breakpoints.ts';

/** Holds the table, with close columns on phones so that all of them show. It scrolls where they do not. */
export const Costs = styled('div')({
  overflowX: 'auto',
  borderRadius: 'var(--v-radius)',
  '& td:not([colspan]),& th[scope=col]:not(:first-of-type)': { textAlign: 'right', whiteSpace: 'nowrap' },
  [belowTablet]: {
    '& :is(th,td)': { padding: '.6em .2em' },
    '& :is(th,td):first-child': { paddingLeft: '.5em' },
    '& :is(th,td):last-child': { paddingRight: '.5em' },
  },
  [fromTablet]: { '& th[scope=row]': { width: '13rem' } },
});
