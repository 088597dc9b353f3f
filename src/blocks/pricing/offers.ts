import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/screens.ts';
import { typeScale } from '../../ui/type-scale.ts';

/** Plans one above the other like the lines of a menu; side by side on wide screens. */
export const Offers = styled('ul')({
  display: 'grid',
  gap: 'calc(3*var(--v-space))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [fromDesktop]: { gridTemplateColumns: 'repeat(auto-fit,minmax(18rem,1fr))', alignItems: 'end' },
});

/** One plan. `data-popular` raises it. */
export const Offer = styled(Card)({
  '& .offer-head,& .offer-lines': { padding: 'calc(3*var(--v-space))' },
  '& .offer-lines': { borderTop: '1px solid var(--v-line)' },
  '& h3': { margin: 0, fontSize: typeScale.h3 },
  '& .offer-head > p:not(:last-of-type)': { margin: '6px 0 0', color: 'var(--v-muted)' },
  '& .offer-head > p:last-of-type': { margin: 'calc(3*var(--v-space)) 0' },
  '&[data-popular]': { borderColor: 'var(--v-ink)', borderWidth: 2, boxShadow: 'var(--v-shadow)' },
  [fromTablet]: {
    display: 'grid',
    gridTemplateColumns: '5fr 6fr',
    '& > [aria-hidden]': { gridColumn: '1/-1' },
    '& .offer-lines': { borderTop: 0, borderLeft: '1px solid var(--v-line)' },
  },
  [fromDesktop]: {
    display: 'block',
    '& .offer-lines': { borderLeft: 0, borderTop: '1px solid var(--v-line)' },
    '&[data-popular]': { paddingBottom: 'calc(3*var(--v-space))' },
  },
});

/** Label of the popular plan. */
export const PopularTag = styled('p')({
  '&&&': { display: 'inline-block', margin: '6px 0 0', padding: '1px 12px', borderRadius: 99, background: 'var(--v-cool)', color: 'var(--v-on-cool)', fontSize: '1rem', fontWeight: 650 },
});
