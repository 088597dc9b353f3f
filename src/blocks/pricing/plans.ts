import { styled } from '@mui/material/styles';
import { OfferHead, OfferLines, Offers } from '../../ui/offers/offer-card.ts';
import { belowTablet, fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';

const inside = 'calc(2*var(--v-space))';

/** The plans: low rows on phones, cards on wider screens. */
export const Plans = styled(Offers)({
  [belowTablet]: { '--awning': '28px', gap: 'calc(1.5*var(--v-space))' },
}) as typeof Offers;

/** Name and price of a plan, with the button beside the price on phones. */
export const PlanHead = styled(OfferHead)({
  [belowTablet]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    padding: inside,
    paddingBottom: 'calc(.5*var(--v-space))',
    '--price': '2.5rem',
    '--price-side': '4rem',
    '& h3': { fontSize: '1.1875rem' },
    '& > p': { gridColumn: '1/-1' },
    '& > p:last-of-type': { gridColumn: 1, margin: 'calc(1*var(--v-space)) 0 0' },
    // The label of the popular plan.
    '& > div': { gridArea: '1/2' },
  },
});

/** What sets a plan apart. */
export const PlanLines = styled(OfferLines)({
  [belowTablet]: { padding: `0 ${inside}`, border: 0, '&:last-child': { paddingBottom: inside } },
});

/** What all plans include. */
export const Shared = styled('div')({
  marginTop: 'calc(3*var(--v-space))',
  '& h3': { marginBottom: 'calc(.5*var(--v-space))' },
  [fromTablet]: { marginTop: 'calc(5*var(--v-space))', '& ul': { columns: '15rem' } },
  [fromDesktop]: { marginTop: 'calc(8*var(--v-space))' },
});
