import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';

const dots = {
  '& circle': { fill: 'none', stroke: 'var(--v-cool)', strokeWidth: 2.5 },
  '& .strong': { fill: 'var(--v-cool)' },
} as const;

/** Legend of the chart of links. */
export const Key = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'calc(.5*var(--v-space)) calc(4*var(--v-space))',
  margin: '0 0 calc(3*var(--v-space))',
  '& span': { display: 'flex', alignItems: 'center', gap: 'calc(1*var(--v-space))' },
  '& svg': { flex: 'none' },
  ...dots,
});

/** Container of the chart, equally high in packs that stand side by side. */
export const Dots = styled('div')({
  marginBottom: 'calc(3*var(--v-space))',
  ...dots,
  [fromDesktop]: { '& svg': { height: 72 }, '& ~ p:first-of-type': { minHeight: '4.8em' } },
});

/** Notes for before an order. */
export const Advice = styled('div')({
  display: 'grid',
  gap: 'calc(4*var(--v-space))',
  margin: 'calc(6*var(--v-space)) 0',
  '& > div': { paddingTop: 'calc(2*var(--v-space))', borderTop: '2px solid var(--v-ink)' },
  [fromTablet]: { gridTemplateColumns: '1fr 1fr', gap: 'calc(5*var(--v-space)) calc(6*var(--v-space))' },
});
