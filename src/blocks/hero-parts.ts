import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { SectionRoot } from '../ui/layout/Section.tsx';
import { fromDesktop, fromTablet } from '../ui/styles/breakpoints.ts';
import { fluid } from '../ui/styles/type-scale.ts';

/** Root of a hero. `data-layout` is the layout of its block. */
export const HeroRoot = styled(SectionRoot)({
  '&[data-followed]': { paddingBottom: 0 },
  '&[data-layout=showcase]': { paddingTop: fluid(36, 72), paddingBottom: 'var(--v-gutter)' },
});

/** Root of a hero with a band, or with a picture that is not on a drawn market stall. */
export const FramedHeroRoot = styled(HeroRoot)({
  '&[data-layout=compact]:has(> [data-band])': { paddingTop: 0 },
  '&[data-frame=wide],&[data-frame=title],&[data-frame=map]': { padding: 0 },
  '&[data-layout=board]': { padding: `${fluid(32, 64)} var(--v-gutter)` },
  '&[data-frame=plain]': { paddingBottom: fluid(36, 72) },
});

/** The striped band above a compact hero. */
export const Band = styled('div')({
  margin: `0 calc(-1*var(--v-gutter)) ${fluid(40, 72)}`,
  '--awning': '28px',
});

/** Text on the left and pictures on the right; stacked on small screens. */
export const Columns = styled(Container)({
  display: 'grid',
  gap: 'calc(6*var(--v-space)) calc(8*var(--v-space))',
  alignItems: 'center',
  [fromDesktop]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' },
});

/** A picture without a frame next to the text. */
export const Plain = styled('div')({
  minWidth: 0,
  '& img': { width: '100%', borderRadius: 'var(--v-radius)' },
});

/** A picture as wide as the window, with the text below it on phones and over it on wide screens. */
export const Wide = styled('div')({
  position: 'relative',
  // Low on phones, so that the action is visible without scrolling.
  '& img': { width: '100%', aspectRatio: '9/4', objectFit: 'cover' },
  '& > .MuiContainer-root': { padding: `${fluid(24, 48)} var(--v-gutter)`, maxWidth: 'none' },
  [fromTablet]: { '& img': { aspectRatio: '2/1' } },
  [fromDesktop]: {
    '& img': { position: 'absolute', inset: 0, height: '100%', aspectRatio: 'auto' },
    '& > .MuiContainer-root': {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-end',
      minHeight: 'min(44rem,78vh)',
      maxWidth: 'calc(var(--v-cards-width) + 2*var(--v-gutter))',
      padding: '0 var(--v-gutter)',
    },
    '& > .MuiContainer-root > div': {
      width: 'min(36rem,48vw)',
      padding: 'calc(7*var(--v-space)) calc(7*var(--v-space)) calc(6*var(--v-space))',
      background: 'var(--v-paper)',
      borderRadius: 'var(--v-radius) var(--v-radius) 0 0',
    },
  },
});

/** Text of a hero. */
export const Words = styled('div')({
  '& h1': { maxWidth: '13em' },
  '& .lead': { maxWidth: '36rem', margin: 'calc(3*var(--v-space)) 0 0' },
  '& .lead + div': { marginTop: 'calc(4*var(--v-space))' },
});

/** Text of a compact hero without a picture: the lead is next to the heading on wide screens. */
export const WordsInColumns = styled(Words)({
  [fromDesktop]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 'calc(8*var(--v-space))',
    '& > :not(h1,.lead)': { gridColumn: '1/-1' },
    // A lead shorter than the heading is aligned with the end of the heading; a longer one starts at its top.
    '& .lead': { margin: 0, alignSelf: 'end' },
  },
});

export const Small = styled('div')({
  maxWidth: '36rem',
  margin: 'calc(3*var(--v-space)) 0 0',
  color: 'var(--v-muted)',
  fontSize: '1rem',
  lineHeight: 1.5,
  '& p': { margin: 0 },
});
