import { styled } from '@mui/material/styles';
import { OfferHead, OfferLines, Offers } from '../../ui/offers/offer-card.ts';
import { belowTablet, fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';

const inside = 'calc(2*var(--v-space))';

/** The plans: low rows on phones, cards on wider screens. */
export const Plans = styled(Offers)({
  [belowTablet]: { '--awning': '28px', gap: 'calc(1.5*var(--v-space))' },
}) as typeof Offers;

/** Name and price of a plan. On phones the button is on the line of the price if both fit, else below it. */
export const PlanHead = styled(OfferHead)({
  [belowTablet]: {
    '--price': '2.5rem',
    '--price-side': '4rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    padding: inside,
    paddingBottom: 'calc(.5*var(--v-space))',
    '& > h3': { flex: '1 1 0', order: -1, fontSize: '1.125rem' },
    '& > p': { flexBasis: '100%' },
    '& > p:last-of-type': { flex: '99 1 9.5rem', margin: 'calc(1*var(--v-space)) 0 0' },
    '& > a': { flex: '1 0 auto', width: 'auto', marginTop: 4 },
  },
  // As high with three lines next to the figure as with two, so that the buttons of all plans align.
  [fromDesktop]: { '& > p:last-of-type': { minHeight: '3.75rem' } },
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
