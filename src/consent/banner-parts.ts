import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/*
 * The banner exists only on hydrated pages. `--v-consent` is its height while it shows: the footer is padded by it, the
 * offer stands above it, and the bar of small screens is hidden.
 */
const wide = '@media (min-width:37.5em)';
const low = '@media (max-height:27.99rem)';
const lowAndNarrow = '@media (max-height:27.99rem) and (max-width:29.99em)';
const lowAndWide = '@media (max-height:27.99rem) and (min-width:30em)';

/** Has the class `details-open` while its details show. */
export const Banner = styled(Paper)({
  '--consent-side': 'max(.75rem,calc((100% - var(--v-cards-width))/2))',
  position: 'fixed',
  zIndex: 1300,
  inset: 'auto 0 0',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(45dvh,26rem)',
  '&.details-open': { maxHeight: 'min(75dvh,36rem)' },
  borderTop: '1px solid var(--v-line)',
  boxShadow: '0 -10px 30px -18px #0006',
  fontSize: '1rem',
  lineHeight: 1.45,
  '@media (prefers-reduced-motion:no-preference)': {
    animation: 'consent-in var(--v-motion) ease-out',
    '@keyframes consent-in': { from: { transform: 'translateY(1.5rem)', opacity: 0 } },
  },
  [wide]: { '--consent-side': 'max(var(--v-gutter),calc((100% - var(--v-cards-width))/2))' },
  [low]: { overflow: 'auto', '&.details-open': { maxHeight: '85dvh' } },
  [lowAndNarrow]: { maxHeight: '85dvh', 'body:has(> .offer) &': { maxHeight: '45dvh' } },
  [lowAndWide]: { flexDirection: 'row', maxHeight: 'min(85dvh,max(45dvh,10rem))' },
  '@media print': { display: 'none' },
}) as typeof Paper;

export const Text = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  padding: '1rem var(--consent-side) .25rem',
  '& h2': { marginBottom: '.25rem', fontSize: '1.25rem', letterSpacing: '-.02em', lineHeight: 1.25 },
  '& p, & ul': { marginBottom: '.5rem' },
  '& ul': { padding: 0, listStyle: 'none' },
  [low]: { paddingTop: '.5rem' },
  [lowAndWide]: { paddingBottom: '.5rem' },
});

export const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(6.5rem,1fr))',
  gap: '.375rem',
  padding: '.5rem var(--consent-side) max(.75rem,env(safe-area-inset-bottom))',
  '& button': { minWidth: 0, minHeight: '3rem', padding: '.5rem 0', fontSize: '1rem', lineHeight: 1.2 },
  [wide]: {
    gap: '.75rem',
    gridTemplateColumns: 'repeat(3,minmax(0,14rem))',
    justifyContent: 'start',
    '& button': { fontSize: '1.0625rem' },
  },
  [low]: { paddingBottom: '.5rem' },
  [lowAndWide]: {
    flex: 'none',
    gridTemplateColumns: 'minmax(6.5rem,11rem)',
    alignContent: 'center',
    gap: '.375rem',
    paddingBlock: '.5rem',
    paddingLeft: 0,
    '& button': { minHeight: '2.75rem', padding: '.25rem 0' },
  },
});
