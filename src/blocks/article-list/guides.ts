import { styled } from '@mui/material/styles';
import { fromTablet } from '../../ui/screens.ts';
import { fluid } from '../../ui/type-scale.ts';

/** A numbered summary; every line is a link as a whole. */
export const Guides = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'guide',
  borderTop: '2px solid var(--v-ink)',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '8px calc(3*var(--v-space))',
    padding: 'calc(3*var(--v-space)) 0',
    borderBottom: '1px solid var(--v-line)',
    counterIncrement: 'guide',
  },
  '& li::before': {
    content: 'counter(guide)',
    gridRow: 'span 2',
    minWidth: '.7em',
    color: 'var(--v-cool)',
    font: `800 ${fluid(44, 72)}/.9 var(--v-heading)`,
  },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  // The whole line leads to the guide.
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& li:hover h3 a,& h3 a:focus-visible': { textDecoration: 'underline', textDecorationThickness: 2 },
  [fromTablet]: { '& li': { gridTemplateColumns: '5rem 1fr auto', padding: 'calc(4*var(--v-space)) 0' }, '& li::before': { gridRow: 'auto' } },
});
