import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { fromDesktop } from '../../ui/styles/breakpoints.ts';
import { fluid, typeScale } from '../../ui/styles/type-scale.ts';

/** Lines of a board: a label and a name on the left, a price on the right. */
export const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: '2px solid currentColor',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    columnGap: 'calc(2*var(--v-space))',
    alignItems: 'baseline',
    padding: 'calc(1.25*var(--v-space)) 0',
    borderBottom: '1px solid var(--v-line)',
    lineHeight: 1.35,
  },
  '&[data-labels] li': { gridTemplateColumns: '4.75rem minmax(0,1fr) auto' },
  '& em': { color: 'var(--v-muted)', fontSize: '1rem', fontStyle: 'normal' },
  '& b': { gridColumn: 'auto', fontWeight: 650 },
  '& small': { gridColumn: '1/-1', color: 'var(--v-muted)', fontSize: '1rem' },
  '&[data-labels] small': { gridColumn: '2/-1' },
  '& span': { maxWidth: '6rem', textAlign: 'right', '& b,& i': { fontStyle: 'normal', whiteSpace: 'nowrap' } },
});

/** The board in a hero whose layout is not `board`. */
export const BoardList = styled('div')({
  maxWidth: '36rem',
  marginTop: 'calc(4*var(--v-space))',
  '& h2': { marginBottom: 'var(--v-space)' },
  '& > p,& > .prose': { marginTop: 'calc(1.5*var(--v-space))', color: 'var(--v-muted)', fontSize: '1rem' },
});

/** A board with a frame, like one that hangs beside a shop door. */
export const HangingBoard = styled('div')({
  position: 'relative',
  padding: fluid(16, 28),
  border: '8px solid var(--v-surface)',
  borderRadius: 'calc(var(--v-radius)/2)',
  background: 'var(--v-paper)',
  color: 'var(--v-ink)',
  boxShadow: '0 0 0 2px var(--v-line)',
  '& h2': { marginBottom: 'calc(1.5*var(--v-space))', fontSize: typeScale.h3 },
  '& li b': { fontFamily: 'var(--v-heading)', fontSize: '1.125rem' },
  '& p': { margin: 'calc(2*var(--v-space)) 0 0' },
});

/**
 * On phones, the board is between the text and the buttons. On wide screens, it hangs over the picture on the right.
 */
export const BoardColumns = styled(Container)({
  display: 'grid',
  gap: 'calc(4*var(--v-space)) calc(8*var(--v-space))',
  '& > div:nth-of-type(2)': { display: 'contents' },
  '& > div:nth-of-type(3)': { order: 1 },
  '& img': { order: 2, width: '100%', aspectRatio: '16/10', objectFit: 'cover', borderRadius: 'var(--v-radius)' },
  [fromDesktop]: {
    gridTemplate: 'auto auto/minmax(0,1fr) minmax(0,1fr)',
    '& > div:nth-of-type(1)': { alignSelf: 'end' },
    '& > div:nth-of-type(2)': { display: 'block', gridArea: '1/2/3/3' },
    '& > div:nth-of-type(3)': { order: 0, gridArea: '2/1' },
    '& img': { aspectRatio: '16/9' },
    '& img + div': { margin: 'calc(-9*var(--v-space)) calc(4*var(--v-space)) 0 calc(-4*var(--v-space))' },
  },
});
