import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { belowTablet, fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import { fluid } from '../../ui/styles/type-scale.ts';
import { control } from '../../ui/theme/components/fields.ts';

/**
 * Title, mock-up, fields, in this order on phones, where fields and mock-up fit above the on-screen keyboard. On wide
 * screens the mock-up is next to both others.
 */
export const Room = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 'calc(1.5*var(--v-space))',
  '& h1': { maxWidth: '13em', fontSize: fluid(32, 54, 72), lineHeight: 1.04, letterSpacing: '-.03em', fontWeight: 800 },
  '& .lead': { maxWidth: '34rem', margin: 'calc(1*var(--v-space)) 0 0', textWrap: 'balance', lineHeight: 1.4 },
  [fromTablet]: { gap: 'calc(3*var(--v-space))' },
  [fromDesktop]: {
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 'calc(8*var(--v-space))',
    '& > .mockup': { gridColumn: 2, gridRow: '1/3' },
  },
  // On phones there is space for the drawn site alone: no stall, no window around it, no second device.
  [belowTablet]: {
    marginTop: 'calc(-2.5*var(--v-space))',
    '& .mockup [aria-hidden],& [data-beside]': { display: 'none' },
    '& [role=img] > div': { padding: 0 },
    '& [role=img] > div::before,& [role=img] > div::after': { display: 'none' },
    '& [role=img] > div > div': { gridTemplateColumns: 'minmax(0,1fr)', margin: 0 },
  },
});

/**
 * The fields for the visitor, and the links. Fields are hidden without scripts, because they would have no effect.
 * While one has the focus, phones hide the bar at the bottom, and the header scrolls away.
 */
export const Controls = styled('div')({
  display: 'grid',
  gap: 'calc(1.5*var(--v-space))',
  alignContent: 'start',
  '& > p': { margin: 0, color: 'var(--v-muted)', fontSize: '1rem', lineHeight: 1.4 },
  [belowTablet]: {
    'html:has(& :is(input,select):focus)': {
      '--v-bar': '0px',
      '--v-header': '0px',
      '& .mobile-bar': { visibility: 'hidden' },
      '& .site-header': { position: 'relative' },
    },
    '& .MuiStack-root': { gap: 'calc(1*var(--v-space))' },
    '& .MuiButton-outlined': { minHeight: 44, padding: '6px 20px' },
  },
  '@media print': { display: 'none' },
});

/**
 * The three fields: the name above the two others on phones, next to each other on wider screens. They are native
 * fields, because the page does not contain the styles of MUI's fields before a form is begun.
 */
export const MockupFields = styled('div')({
  '& label': { display: 'block', marginBottom: 4, fontWeight: 600, lineHeight: 1.3 },
  '& input,& select': { ...control, width: '100%', minWidth: 0 },
  display: 'grid',
  gap: 'calc(1.25*var(--v-space)) calc(1.5*var(--v-space))',
  '@media (scripting:none)': { display: 'none' },
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,8.5rem),1fr))',
  '& > :first-of-type': { gridColumn: '1/-1' },
  [fromTablet]: {
    gridTemplateColumns: 'minmax(0,4fr) minmax(0,3fr) minmax(0,3fr)',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
});
