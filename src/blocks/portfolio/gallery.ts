import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';

/** The first of an odd number of sites (`data-odd`) spans the row; the others stand in pairs, the right ones lower.
 */
export const Gallery = styled(List)({
  display: 'grid',
  gap: 'calc(8*var(--v-space)) calc(6*var(--v-space))',
  '& li': { minWidth: 0 },
  '& .work-picture': { position: 'relative', marginBottom: 'calc(3*var(--v-space))' },
  '& .work-picture > span': { position: 'absolute', zIndex: 1, bottom: -10, right: 24 },
  '& li ul': { margin: 'calc(2*var(--v-space)) 0', fontSize: '1rem' },
  [fromTablet]: {
    gridTemplateColumns: '1fr 1fr',
    '&[data-odd] > li:first-of-type': { gridColumn: '1/-1' },
  },
  [fromDesktop]: {
    gap: 'calc(10*var(--v-space)) calc(8*var(--v-space))',
    '&[data-odd] > li:first-of-type': {
      display: 'grid',
      gridTemplateColumns: '7fr 4fr',
      gap: 'calc(8*var(--v-space))',
      alignItems: 'center',
    },
  },
});

/** Link to a client's site, with the height of a touch target. */
export const VisitLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  fontWeight: 650,
});

/** Actions below the gallery. */
export const Closing = styled('div')({
  marginTop: 'calc(8*var(--v-space))',
  paddingTop: 'calc(4*var(--v-space))',
  borderTop: '4px double var(--v-ink)',
  display: 'grid',
  gap: 'calc(3*var(--v-space))',
  alignItems: 'center',
  [fromTablet]: { gridTemplateColumns: '1fr auto' },
});
