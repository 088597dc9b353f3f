import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { fromTablet } from '../../ui/styles/breakpoints.ts';
import { fluid } from '../../ui/styles/type-scale.ts';

/** One line a guide: number, title, illustration. The whole line is a link. */
export const Guides = styled(List)({
  counterReset: 'guide',
  borderTop: '2px solid var(--v-ink)',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    gap: 'calc(2*var(--v-space)) calc(2.5*var(--v-space))',
    padding: 'calc(3*var(--v-space)) 0',
    borderBottom: '1px solid var(--v-line)',
    counterIncrement: 'guide',
  },
  '& li::before': {
    content: 'counter(guide)',
    order: 1,
    minWidth: '.7em',
    color: 'var(--v-cool)',
    font: `800 ${fluid(44, 80)}/.85 var(--v-heading)`,
  },
  '& div': { order: 2 },
  '& img': {
    gridColumn: '1/-1',
    width: '100%',
    borderRadius: 'var(--v-radius)',
    background: 'var(--v-line)',
  },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& li:hover h3 a,& h3 a:focus-visible': { textDecoration: 'underline', textDecorationThickness: 2 },
  [fromTablet]: {
    '& li': {
      gridTemplateColumns: '5rem 1fr minmax(10rem,18rem)',
      alignItems: 'center',
      columnGap: 'calc(4*var(--v-space))',
    },
    '& img': { order: 3, gridColumn: 'auto' },
  },
}) as typeof List;
