import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import { fluid } from '../../ui/styles/type-scale.ts';

/** A picture as wide as the window, with the title on strips of paper at its foot, and the rest below it. */
export const TitledPicture = styled('div')({
  display: 'grid',
  '& > :not(.MuiContainer-root),& > :nth-of-type(1)': { gridArea: '1/1' },
  '& img': { display: 'block', width: '100%', height: 'clamp(15.5rem,56vw,36rem)', objectFit: 'cover' },
  '& > .MuiContainer-root': { padding: `${fluid(24, 48)} var(--v-gutter)` },
  '& > :nth-of-type(1)': { position: 'relative', alignSelf: 'end' },
  '& h1': { maxWidth: '11em', lineHeight: 1.3 },
  '& h1 span,& p span': {
    padding: '.08em .35em',
    background: 'var(--v-paper)',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  '& .lead': { maxWidth: '36rem', margin: 0 },
  '& .lead + div': { marginTop: 'calc(3*var(--v-space))' },
  [fromDesktop]: {
    '& > :nth-of-type(2)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
      columnGap: 'calc(8*var(--v-space))',
      alignItems: 'center',
    },
    '& .lead + div': { margin: 0 },
  },
});

/** A map that extends from the edge of the window to the text. On phones, it comes first. */
export const MapColumns = styled('div')({
  position: 'relative',
  '& img': { width: '100%', aspectRatio: '16/9', objectFit: 'cover' },
  '& > .MuiContainer-root': { padding: `${fluid(24, 64)} var(--v-gutter)` },
  [fromTablet]: { '& img': { aspectRatio: '2/1' } },
  [fromDesktop]: {
    '& img': { position: 'absolute', inset: '0 50% 0 0', width: '50%', height: '100%', aspectRatio: 'auto' },
    '& > .MuiContainer-root > div': {
      width: 'calc(50% - 4*var(--v-space))',
      marginLeft: 'auto',
    },
  },
});
