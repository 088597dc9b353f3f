import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/screens.ts';

/** How much the popular plan rises above the others on wide screens: its awning and its label. */
const RISE = 'calc(9*var(--v-space))';

/** Plans one above the other like the lines of a menu; side by side on wide screens. */
export const Offers = styled('ul')({
  display: 'grid',
  gap: 'calc(3*var(--v-space))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [fromDesktop]: { gridTemplateColumns: 'repeat(auto-fit,minmax(18rem,1fr))' },
});

/** One plan. `data-popular` puts it under the awning. */
export const Offer = styled(Card)({
  '&&': { background: 'var(--v-surface)' },
  '& .offer-head,& .offer-lines': { padding: 'calc(3*var(--v-space))' },
  '& .offer-lines': { borderTop: '1px solid var(--v-line)' },
  '& h3,& .muted': { margin: 0 },
  '& h3 ~ p:not(.muted)': { margin: 'calc(3*var(--v-space)) 0' },
  '&[data-popular]': { border: '2px solid var(--v-ink)', borderTop: 0 },
  [fromTablet]: {
    display: 'grid',
    gridTemplateColumns: '5fr 6fr',
    '& > [aria-hidden]': { gridColumn: '1/-1' },
    '& .offer-lines': { borderTop: 0, borderLeft: '1px solid var(--v-line)' },
  },
  [fromDesktop]: {
    display: 'block',
    marginTop: RISE,
    '& .muted': { minHeight: '3.2em' },
    '& .offer-lines': { borderLeft: 0, borderTop: '1px solid var(--v-line)' },
    '&[data-popular]': { marginTop: 0, marginBottom: 'calc(-3*var(--v-space))', boxShadow: 'var(--v-shadow)' },
    '&[data-popular] .offer-head': { paddingTop: `calc(${RISE} - 53px + 3*var(--v-space))`, position: 'relative' },
  },
}) as typeof Card;

/** Label of the popular plan: a plate that hangs from the awning. */
export const PopularTag = styled('p')({
  width: 'fit-content',
  margin: '0 0 calc(2*var(--v-space))',
  padding: '2px 14px',
  borderRadius: 4,
  background: 'var(--v-cool)',
  color: 'var(--v-on-cool)',
  fontSize: '1rem',
  fontWeight: 650,
  [fromDesktop]: { position: 'absolute', top: 2, right: 'calc(3*var(--v-space))', margin: 0 },
});
