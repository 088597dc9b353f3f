import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { fromTablet } from '../ui/styles/breakpoints.ts';

/* The banner exists only on hydrated pages. It is a strip above the bar of small screens, whose height is `--v-bar`.
   `--v-consent` is the height of both at the bottom of the window: the footer is padded by it, and dialogs are above
   it. */
const wide = '@media (min-width:37.5em)';
const low = '@media (max-height:27.99rem)';
const lowAndWide = '@media (max-height:27.99rem) and (min-width:37.5em)';
/**
 * Media query under which the bar slides in while the page scrolls (`shell/frame/MobileBar.tsx`): the banner moves up
 * with it.
 */
const sliding = '@media (max-width:47.99em) and (min-height:28rem) and (prefers-reduced-motion:no-preference)';

/** The banner: a strip, except while its details are shown, when it has the class `details-open`. */
export const BannerRoot = styled(Paper)({
  '--consent-side': 'max(.5rem,calc((100% - var(--v-cards-width))/2))',
  position: 'fixed',
  zIndex: 1300,
  inset: 'auto 0 var(--v-bar,0px)',
  display: 'flex',
  flexDirection: 'column',
  // If its text does not fit, the strip scrolls as a whole. The keyboard scrolls it through its buttons.
  overflow: 'auto',
  maxHeight: 'min(75dvh,36rem)',
  borderTop: '1px solid var(--v-line)',
  boxShadow: '0 -10px 30px -18px #0006',
  fontSize: '1rem',
  lineHeight: 1.45,
  '@media (prefers-reduced-motion:no-preference)': {
    animation: 'consent-in var(--v-motion) ease-out',
    // It does not slide: it would move over a pressed button.
    '@keyframes consent-in': { from: { opacity: 0 } },
  },
  [sliding]: {
    transform: 'translateY(calc(var(--bar-out,0)*var(--v-bar,0px)))',
    transition: 'transform var(--v-motion)',
    'html:has(.mobile-bar:focus-within) &': { transform: 'none' },
  },
  [wide]: {
    '--consent-side': 'max(var(--v-gutter),calc((100% - var(--v-cards-width))/2))',
    '&:not(.details-open)': { flexDirection: 'row', alignItems: 'center' },
  },
  [low]: { maxHeight: '85dvh', 'body:has(> .dialog) &': { maxHeight: '45dvh' } },
  [lowAndWide]: { flexDirection: 'row' },
  '@media print': { display: 'none' },
}) as typeof Paper;

export const BannerText = styled('div')({
  flex: '1 0 auto',
  padding: '.5rem var(--consent-side) 0',
  lineHeight: 1.25,
  '& h2': { marginBottom: '.25rem', fontSize: '1.25rem', letterSpacing: '-.02em', lineHeight: 1.25 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [wide]: { flex: '1 1 auto', minWidth: 0, padding: '.75rem 1rem .75rem var(--consent-side)' },
  '.details-open > &': {
    // The details scroll above the buttons. The keyboard scrolls them through their checkboxes.
    flex: '1 1 auto',
    minHeight: '6rem',
    overflow: 'auto',
    padding: '1rem var(--consent-side) .25rem',
    lineHeight: 1.45,
    '& p': { marginBottom: '.5rem' },
  },
  [low]: { '.details-open > &': { paddingBlock: '.5rem' } },
});

export const BannerActions = styled('div')({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(6.5rem,1fr))',
  gap: '.25rem',
  padding: '.5rem var(--consent-side)',
  '& button': {
    minWidth: 0,
    minHeight: '2.75rem',
    padding: '.25rem 0',
    fontSize: '1rem',
    letterSpacing: '-.015em',
    lineHeight: 1.2,
  },
  [wide]: {
    gridTemplateColumns: 'repeat(3,minmax(6.5rem,1fr))',
    ':not(.details-open) > &': { paddingLeft: 0 },
    '.details-open > &': { gap: '.75rem', gridTemplateColumns: 'repeat(3,minmax(0,14rem))', justifyContent: 'start' },
  },
  [fromTablet]: {
    gap: '.75rem',
    paddingBottom: 'max(.5rem,env(safe-area-inset-bottom))',
    '& button': { paddingInline: '.75rem', letterSpacing: 0 },
  },
  [lowAndWide]: {
    '.details-open > &': { gridTemplateColumns: 'minmax(6.5rem,11rem)', alignContent: 'center', paddingLeft: 0 },
  },
});
