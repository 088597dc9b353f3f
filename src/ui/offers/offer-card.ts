import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { fromDesktop, fromTablet } from '../styles/breakpoints.ts';
import { columnsOf } from '../styles/columns.ts';

const GAP = 'calc(3*var(--v-space))';

/** Additional height of a popular offer on wide screens, for its awning and its label. */
const RISE = 'calc(9*var(--v-space))';

/**
 * A list of offers, next to each other on wide screens. Its style is `itemCount`. `data-rises` says that one is popular.
 */
export const Offers = styled(List)({
  display: 'grid',
  gap: GAP,
  [fromDesktop]: { gridTemplateColumns: columnsOf('18rem', GAP) },
});

/** One offer. `data-popular` puts it under an awning. */
export const Offer = styled(Card)({
  isolation: 'isolate',
  '&[data-popular]': { border: '2px solid var(--v-ink)', borderTop: 0 },
  [fromTablet]: {
    display: 'grid',
    gridTemplateColumns: '5fr 6fr',
    '& > [aria-hidden]': { gridColumn: '1/-1' },
  },
  [fromDesktop]: {
    display: 'block',
    '[data-rises] > &': { marginTop: RISE },
    '&&[data-popular]': { marginTop: 0, marginBottom: 'calc(-3*var(--v-space))', boxShadow: 'var(--v-shadow)' },
  },
}) as typeof Card;

/** Name and price of an offer. */
export const OfferHead = styled(CardContent)({
  '& > p:last-of-type': { margin: 'calc(3*var(--v-space)) 0' },
  // Set here, because all buttons of a page share their styles.
  '& > a': { width: '100%' },
  [fromDesktop]: {
    '[data-popular] > &': {
      position: 'relative',
      paddingTop: `calc(${RISE} - var(--v-awning,53px) + 3*var(--v-space))`,
    },
  },
});

/** Content of an offer. */
export const OfferLines = styled(CardContent)({
  borderTop: '1px solid var(--v-line)',
  [fromTablet]: { borderTop: 0, borderLeft: '1px solid var(--v-line)' },
  [fromDesktop]: { borderTop: '1px solid var(--v-line)', borderLeft: 0 },
});

/** Target group of an offer, with the same height in offers next to each other. */
export const Summary = styled(Typography)({ color: 'var(--v-muted)', [fromDesktop]: { minHeight: '3.2em' } });
