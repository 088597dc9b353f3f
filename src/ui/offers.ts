import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from './screens.ts';
import { typeScale } from './type-scale.ts';

/** How much a popular offer rises above the others on wide screens: its awning and its label. */
const RISE = 'calc(9*var(--v-space))';

/** Offers one above the other like the lines of a menu; side by side on wide screens. */
export const Offers = styled('ul')({
  display: 'grid',
  gap: 'calc(3*var(--v-space))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [fromDesktop]: { gridTemplateColumns: 'repeat(auto-fit,minmax(18rem,1fr))' },
});

/** One offer: `.offer-head` names and prices it, `.offer-lines` says what it holds. `data-popular` puts it under an awning. */
export const Offer = styled(Card)({
  '&&': { background: 'var(--v-surface)', isolation: 'isolate' },
  '& .offer-head,& .offer-lines': { padding: 'calc(3*var(--v-space))' },
  '& .offer-lines': { borderTop: '1px solid var(--v-line)' },
  '& h2,& h3,& .muted': { margin: 0 },
  '& h2': { fontSize: typeScale.h3 },
  '& .offer-head > p:last-of-type': { margin: 'calc(3*var(--v-space)) 0' },
  '&[data-popular]': { border: '2px solid var(--v-ink)', borderTop: 0 },
  [fromTablet]: {
    display: 'grid',
    gridTemplateColumns: '5fr 6fr',
    '& > [aria-hidden]': { gridColumn: '1/-1' },
    '& .offer-lines': { borderTop: 0, borderLeft: '1px solid var(--v-line)' },
  },
  [fromDesktop]: {
    display: 'block',
    'ul:has(> [data-popular]) > &': { marginTop: RISE },
    '& .muted': { minHeight: '3.2em' },
    '& .offer-lines': { borderLeft: 0, borderTop: '1px solid var(--v-line)' },
    '&&[data-popular]': { marginTop: 0, marginBottom: 'calc(-3*var(--v-space))', boxShadow: 'var(--v-shadow)' },
    '&[data-popular] .offer-head': { paddingTop: `calc(${RISE} - 53px + 3*var(--v-space))`, position: 'relative' },
  },
}) as typeof Card;
