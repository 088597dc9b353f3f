import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/screens.ts';
import { typeScale } from '../../ui/type-scale.ts';

/** A numbered list whose numbers are stops on a stitched line: down on phones, in waves on wide screens. */
export const Path = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': { position: 'relative', counterIncrement: 'step', padding: '0 0 calc(4*var(--v-space)) 80px' },
  '& p': { color: 'var(--v-muted)' },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    zIndex: 1,
    left: 0,
    top: -6,
    width: 56,
    height: 56,
    border: '2px solid var(--v-ink)',
    borderRadius: 99,
    background: 'var(--v-surface)',
    font: `800 ${typeScale.h3}/52px var(--v-heading)`,
    textAlign: 'center',
  },
  '& svg': { display: 'none' },
  '& path': { fill: 'none', stroke: 'var(--v-cool)', strokeWidth: 3, strokeDasharray: '9 7' },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 27,
    top: 52,
    bottom: 8,
    borderLeft: '3px dashed var(--v-cool)',
  },
  [fromTablet]: {
    '& li > div': { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: 'calc(4*var(--v-space))' },
  },
  [fromDesktop]: {
    display: 'grid',
    '& li > div': { display: 'block' },
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    columnGap: 'calc(4*var(--v-space))',
    '& li': { padding: '80px 0 0' },
    '& li:nth-of-type(even)': { top: 'calc(7*var(--v-space))' },
    '&': { paddingBottom: 'calc(7*var(--v-space))' },
    '& li:not(:last-of-type)::after': { display: 'none' },
    '& li:not(:last-of-type) svg': {
      display: 'block',
      position: 'absolute',
      left: 68,
      top: 21,
      width: 'calc(100% - 80px + 4*var(--v-space))',
      height: 'calc(7*var(--v-space))',
      overflow: 'visible',
    },
    '& li:nth-of-type(even) svg': { transform: 'translateY(-100%) scaleY(-1)' },
  },
});
