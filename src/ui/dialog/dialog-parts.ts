import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/*
 * A card under an awning. On small screens it is a sheet at the bottom of the window, above the consent banner; a brief
 * one takes at most 40 % of the window's height. In landscape, its buttons are to the right of its text; in very low
 * windows all of it scrolls.
 */
const large = '@media (min-width:37.5em) and (min-height:28rem)';
const landscape = '@media (min-width:37.5em) and (max-height:27.99rem)';
const veryLow = '@media (max-height:17.99rem)';

/** Covers the window. */
export const DialogOverlay = styled('div')({
  position: 'fixed',
  zIndex: 1200,
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingBottom: 'var(--v-consent,0px)',
  [large]: { alignItems: 'center', paddingInline: '1rem' },
  '@media print': { display: 'none' },
});

export const DialogSheet = styled(Paper)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: 'calc(100dvh - var(--v-consent,0px))',
  '&[data-brief]': { maxHeight: 'min(40dvh,calc(100dvh - var(--v-consent,0px)))' },
  '--awning': '14px',
  border: '2px solid var(--v-ink)',
  borderWidth: '0 2px',
  borderRadius: 0,
  '& > .awning': { flex: 'none', margin: '0 -2px' },
  '@media (max-height:39.99rem)': {
    '&[data-brief]': { borderTopWidth: 2, '& > .awning': { display: 'none' } },
  },
  boxShadow: theme.shadows[1],
  fontSize: '1rem',
  lineHeight: 1.4,
  '@media (prefers-reduced-motion:no-preference)': {
    animation: 'offer-in var(--v-motion) ease-out',
    '@keyframes offer-in': { from: { opacity: 0, transform: 'translateY(1.5rem)' } },
  },
  [large]: {
    width: 'auto',
    maxWidth: '32rem',
    '&, &[data-brief]': { maxHeight: 'calc(100dvh - var(--v-consent,0px) - 2rem)' },
    '--awning': '32px',
    borderWidth: '0 2px 2px',
    borderRadius: `0 0 ${theme.shape.borderRadius} ${theme.shape.borderRadius}`,
    fontSize: '1.0625rem',
  },
  [landscape]: { flexDirection: 'row', borderTopWidth: 2, '& > .awning': { display: 'none' } },
  [veryLow]: { overflow: 'auto', overscrollBehavior: 'contain' },
}));

export const DialogText = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '.75rem 1rem .25rem',
  // A shadow at the bottom edge if there is more content below.
  background:
    'linear-gradient(#0000,var(--v-surface) 70%) 0 100%/100% 3rem local no-repeat,linear-gradient(#0000,#0003) 0 100%/100% .75rem scroll no-repeat',
  '& h2': {
    display: 'flow-root',
    marginBottom: '.25rem',
    fontSize: '1.1875rem',
    letterSpacing: '-.02em',
    lineHeight: 1.25,
  },
  '& p, & ul': { margin: '0 0 .375rem' },
  '[data-brief] & ul': { display: 'flex', flexWrap: 'wrap', gap: '0 1.75rem' },
  '& ul': { paddingLeft: '1.125rem' },
  '& li::marker': { color: 'var(--v-cool)' },
  [large]: {
    padding: '2rem 2rem .5rem',
    '& h2': { marginBottom: '.75rem', fontSize: '1.625rem' },
    '& p, & ul': { marginBottom: '.75rem' },
    '&& ul': { display: 'block' },
  },
  [veryLow]: { flex: 'none', overflow: 'visible', paddingTop: '.75rem' },
});

export const DialogActions = styled('div')({
  display: 'grid',
  '[data-brief] > &': { gridTemplateColumns: '1.5fr 1fr' },
  gap: '.5rem',
  padding: '.5rem 1rem .75rem',
  '& button': { minHeight: '2.75rem', padding: '.375rem .5rem', fontSize: 'inherit', lineHeight: 1.2 },
  [large]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '.75rem',
    padding: '.5rem 2rem 2rem',
    '& button': { minHeight: '3rem', padding: '.625rem 1.375rem' },
  },
  [landscape]: {
    flex: 'none',
    '&&': { gridTemplateColumns: '13rem' },
    alignContent: 'center',
    padding: '.5rem 1rem .5rem 0',
  },
  [veryLow]: { paddingBottom: '.75rem' },
});

export const DialogClose = styled(Button)({
  position: 'sticky',
  zIndex: 1,
  top: '-.75rem',
  float: 'right',
  margin: '-.5rem -.75rem 0 .25rem',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  padding: 0,
  background: 'var(--v-surface)',
  fontSize: '1.75rem',
  fontWeight: 400,
  lineHeight: 1,
  textDecoration: 'none',
  [large]: { top: '-1rem', margin: '-1rem -1rem 0 .5rem' },
  [veryLow]: { top: 0, marginTop: '-.5rem' },
  '@media (forced-colors:active)': { border: '1px solid' },
});
