import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/screens.ts';
import { typeScale } from '../../ui/type-scale.ts';

/** Packs side by side where there is room. */
export const Packs = styled('ul')({
  display: 'grid',
  gap: 'calc(3*var(--v-space))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [fromDesktop]: { gridTemplateColumns: 'repeat(auto-fit,minmax(18rem,1fr))' },
});

/** One pack: links drawn, name, price, lines, order. */
export const Pack = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  padding: 'calc(3*var(--v-space))',
  '& circle': { fill: 'none', stroke: 'var(--v-cool)', strokeWidth: 2.5 },
  '& .strong': { fill: 'var(--v-cool)' },
  '& > svg': { marginBottom: 'calc(3*var(--v-space))' },
  '& h2,& h3': { margin: 0, fontSize: typeScale.h3 },
  '& > p': { margin: '6px 0 calc(2*var(--v-space))' },
  '& > ul': { flex: 1, marginBottom: 'calc(3*var(--v-space))' },
  [fromTablet]: { '& > svg': { height: 72, width: 240 } },
}) as typeof Card;

/** What to know before ordering. */
export const Advice = styled('div')({
  display: 'grid',
  gap: 'calc(4*var(--v-space))',
  margin: 'calc(6*var(--v-space)) 0',
  [fromTablet]: { gridTemplateColumns: '1fr 1fr', gap: 'calc(6*var(--v-space))' },
});
