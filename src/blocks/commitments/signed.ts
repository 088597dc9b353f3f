import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { belowTablet, fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';

/** The signer on the left of the commitments on wide screens, above them on others. */
export const Signed = styled('div')({
  // No grid on narrow screens, because a printed one goes to the next sheet without its heading.
  [fromDesktop]: {
    '&[data-signer]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
      gap: 'calc(8*var(--v-space))',
    },
  },
});

/** A portrait and a name. */
export const Signature = styled('figure')({
  display: 'flex',
  alignItems: 'center',
  gap: 'calc(2*var(--v-space))',
  margin: '0 0 calc(2*var(--v-space))',
  '& figcaption': { maxWidth: 'none', margin: 0 },
  [fromDesktop]: { display: 'block', marginBottom: 0, '& figcaption': { marginTop: 'calc(2*var(--v-space))' } },
});

/** A drawn frame that hangs from a nail. `data-empty` draws a dashed line instead of the picture. */
export const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  width: '5rem',
  aspectRatio: '4/5',
  marginTop: 20,
  padding: 4,
  border: '4px solid var(--v-ink)',
  borderRadius: 4,
  background: 'var(--v-surface)',
  // The cord, and the nail that it hangs from.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: '100%',
    width: 28,
    height: 28,
    marginBottom: -18,
    border: 'solid var(--v-ink)',
    borderWidth: '2px 0 0 2px',
    transform: 'translateX(-50%) rotate(45deg)',
    zIndex: -1,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: 'calc(100% + 12px)',
    width: 8,
    height: 8,
    marginLeft: -4,
    borderRadius: 99,
    background: 'var(--v-ink)',
  },
  isolation: 'isolate',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& span': {
    border: '2px dashed var(--v-muted)',
  },
  [fromTablet]: { width: '11rem' },
});

/** The commitments, one a row: the clause stands beside the value on a phone, and below the text on wider screens. */
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
