import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import { control } from '../../ui/theme/components/fields.ts';

/**
 * The mock-up on its drawn market stall, and the fields that change it. On small screens the picture comes first, so
 * that it is visible above the focused field when the on-screen keyboard is open.
 */
export const Trial = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 'calc(3*var(--v-space))',
  minWidth: 0,
  // In windows wider than 80rem the drawn stall extends beyond the grid, to the gutter.
  [fromDesktop]: { flexDirection: 'column-reverse', marginRight: 'clamp(-12.5rem,(80rem - 100vw)/3,0px)' },
});

/**
 * The fields for the visitor. Hidden without scripts, because they would have no effect. While one has the focus,
 * phones hide the bar at the bottom.
 */
export const Controls = styled('div')({
  display: 'grid',
  gap: 'calc(1.5*var(--v-space))',
  '& > p': { margin: 0, color: 'var(--v-muted)', fontSize: '1rem', lineHeight: 1.4 },
  '& > p:first-of-type': { color: 'inherit', font: '700 1.25rem/1.3 var(--v-heading)', textWrap: 'balance' },
  'html:has(&:focus-within)': { '--v-bar': '0px', '& .mobile-bar': { visibility: 'hidden' } },
  '@media (scripting:none)': { display: 'none' },
  '@media print': { display: 'none' },
});

/**
 * The three fields: the name above the two others on phones, next to each other on wider screens. They are native
 * fields, because the page does not contain the styles of MUI's fields before a form is begun.
 */
export const Fields = styled('div')({
  '& label': { display: 'block', marginBottom: 6, fontWeight: 600, lineHeight: 1.4 },
  '& input,& select': { ...control, width: '100%', minWidth: 0 },
  display: 'grid',
  gap: 'calc(1.5*var(--v-space))',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,8.5rem),1fr))',
  '& > :first-of-type': { gridColumn: '1/-1' },
  [fromTablet]: {
    gridTemplateColumns: 'minmax(0,4fr) minmax(0,3fr) minmax(0,3fr)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
});

/** Text truncated with an ellipsis after some lines. Its words may break anywhere. */
const clamped = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
});

/**
 * A drawn site. Like a picture, it scales with its width, and has the colours of the trade in both colour schemes. The
 * visitor's words never overflow their line.
 */
export const Screen = styled('div')({
  containerType: 'inline-size',
  overflow: 'hidden',
  aspectRatio: '5/3',
  background: 'var(--paper)',
  color: 'var(--ink)',
  forcedColorAdjust: 'none',
  userSelect: 'none',
  '& > div': { display: 'flex', flexDirection: 'column', height: '100%', fontSize: '2.9cqw', lineHeight: 1.3 },
  '& span': { display: 'block', minWidth: 0 },
  '& .bar': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.2em',
    // The phone covers the end of the bar.
    padding: '.9em 12% .9em 1.6em',
    borderBottom: '1px solid color-mix(in srgb,var(--ink) 18%,var(--paper))',
  },
  '& .name': {
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    font: '700 1.35em/1.3 var(--v-heading)',
  },
  '& .bar > :not(.name)': { flex: 'none' },
  '& .menu': { width: '1.3em', height: '.8em', border: 'solid', borderWidth: '2px 0' },
  '& .words': {
    display: 'grid',
    gridTemplateColumns: '4fr 3fr',
    alignItems: 'center',
    gap: '1.6em',
    flex: 1,
    minHeight: 0,
    padding: '1.6em',
  },
  '& .title': { ...clamped(4), font: '700 2.1em/1.12 var(--v-heading)', letterSpacing: '-.02em' },
  '& .title b': { display: 'inline-block', maxWidth: '100%' },
  '& .button': {
    width: 'fit-content',
    maxWidth: '100%',
    marginTop: '1.2em',
    padding: '.6em 1.1em',
    borderRadius: 'calc(var(--v-radius)*.5)',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 650,
  },
  '&& img': { width: '100%', height: '100%', minHeight: 0, aspectRatio: 'auto', borderRadius: 8 },
  '&[data-phone]': {
    aspectRatio: '1/2',
    borderRadius: 5,
    '& > div': { fontSize: '8cqw' },
    '& .bar': { gap: '.6em', padding: '.7em .8em' },
    '& .name': { fontSize: '1.05em' },
    '& .words': { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr', gap: '1em', padding: '1em .8em .8em' },
    '& .title': { ...clamped(5), fontSize: '1.75em' },
    '& .button': { width: '100%', padding: '.7em .4em', textAlign: 'center' },
  },
});
