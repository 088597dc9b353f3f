import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import { typeScale } from '../../ui/styles/type-scale.ts';

/** Cards pinned to a board, slightly rotated and at different heights. */
export const Board = styled(List)({
  display: 'grid',
  gap: 'calc(4*var(--v-space))',
  '& figure': {
    position: 'relative',
    margin: 0,
    padding: 'calc(5*var(--v-space)) calc(3*var(--v-space)) calc(3*var(--v-space))',
    overflow: 'visible',
    boxShadow: 'var(--v-shadow)',
  },
  // The pin.
  '& figure::before': {
    content: '""',
    position: 'absolute',
    top: 14,
    left: '50%',
    width: 16,
    height: 16,
    marginLeft: -8,
    borderRadius: 99,
    background: 'radial-gradient(circle at 35% 30%,var(--v-on-cool) 2px,var(--v-cool) 3px)',
    boxShadow: '1px 3px 3px var(--v-line)',
  },
  '& figure > span:first-of-type': {
    position: 'absolute',
    top: 'calc(2*var(--v-space))',
    right: 'calc(2*var(--v-space))',
  },
  '& blockquote': {
    margin: 'calc(2*var(--v-space)) 0',
    padding: 0,
    border: 0,
    font: `500 ${typeScale.h4}/1.5 var(--v-text)`,
  },
  '& blockquote p': { margin: 0 },
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: 'calc(1.5*var(--v-space))',
    fontSize: '1rem',
    lineHeight: 1.4,
  },
  '& .source': { display: 'block', color: 'var(--v-muted)' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [fromTablet]: {
    gridTemplateColumns: '1fr 1fr',
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1/-1', width: '64%', margin: '0 auto' },
    '& li:nth-of-type(even)': { paddingTop: 'calc(5*var(--v-space))' },
    '& li:nth-of-type(odd) figure': { transform: 'rotate(-.7deg)' },
    '& li:nth-of-type(even) figure': { transform: 'rotate(.9deg)' },
  },
  [fromDesktop]: {
    gridTemplateColumns: 'repeat(3,1fr)',
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: 'auto', width: 'auto', margin: 0 },
  },
});
