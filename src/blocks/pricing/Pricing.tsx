import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Plan } from '../../model/types.generated.ts';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ActionButton } from '../../ui/links/Actions.tsx';
import { Offer, OfferHead, OfferLines, Offers, Summary } from '../../ui/offers/offer-card.ts';
import { Price } from '../../ui/offers/Price.tsx';
import { splitBenefits } from '../../ui/offers/split-benefits.ts';
import { Awning } from '../../ui/pictures/Awning.tsx';
import { belowTablet, fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import { itemCount } from '../../ui/styles/columns.ts';
import type { BlockProps } from '../block-props.ts';

const inside = 'calc(2*var(--v-space))';

/** The plans: low rows on phones, cards on wider screens. */
const Plans = styled(Offers)({
  [belowTablet]: { '--awning': '28px', gap: 'calc(1.5*var(--v-space))' },
}) as typeof Offers;

/** Name and price of a plan. On phones, the button is on the same line as the price if both fit, otherwise below it. */
const PlanHead = styled(OfferHead)({
  [belowTablet]: {
    '--price': '2.5rem',
    '--price-side': '4rem',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    padding: `calc(1.5*var(--v-space)) ${inside} calc(.5*var(--v-space))`,
    '& > h3': { flex: '1 1 0', order: -1, fontSize: '1.125rem' },
    '& > p': { flexBasis: '100%', lineHeight: 1.4 },
    '& > p:last-of-type': { flex: '99 1 9.5rem', margin: 'calc(1*var(--v-space)) 0 0' },
    '& > a': { flex: '1 1 7rem', width: 'auto', marginTop: 4, padding: '2px 8px', fontSize: '1rem', lineHeight: 1.2 },
  },
  // Texts of two and of three lines next to the figure take the same height, so that the buttons of all plans align.
  [fromDesktop]: { '& > p:last-of-type': { minHeight: '3.75rem' } },
});

/** Benefits that distinguish a plan. */
const PlanLines = styled(OfferLines)({
  [belowTablet]: { padding: `0 ${inside}`, border: 0, '&:last-child': { paddingBottom: 'calc(1.5*var(--v-space))' } },
});

/** Benefits that all plans include. */
const Shared = styled('div')({
  marginTop: 'calc(2*var(--v-space))',
  '& h3': { marginBottom: 'calc(.5*var(--v-space))' },
  [fromTablet]: { marginTop: 'calc(5*var(--v-space))', '& ul': { columns: '15rem' } },
  [fromDesktop]: { marginTop: 'calc(6*var(--v-space))' },
});

/** Height of the part of the label that is behind the awning: more than the height of its scallops. */
const HIDDEN_PX = 16;

/** Label of the popular plan, half behind the awning (`Offer` isolates its stacking context). */
const PopularTag = styled(Chip)({
  display: 'flex',
  width: 'fit-content',
  margin: `calc(-3*var(--v-space) - ${HIDDEN_PX}px) 0 calc(2*var(--v-space))`,
  paddingTop: HIDDEN_PX + 4,
  position: 'relative',
  zIndex: -1,
  [belowTablet]: {
    margin: `calc(-1.5*var(--v-space) - ${HIDDEN_PX}px) 0 0`,
    paddingInline: 10,
    alignSelf: 'start',
  },
  [fromDesktop]: { position: 'absolute', top: -HIDDEN_PX, right: 'calc(3*var(--v-space))', margin: 0 },
});

type PlanOfferProps = BlockProps<'pricing'> & { plan: Plan; benefits: string[]; leads: boolean };

function PlanOffer({ plan, benefits, block, labels, leads }: PlanOfferProps) {
  const { name, price, summary, popular } = plan;
  return (
    <Offer component="li" data-ground="paper" data-popular={popular ? '' : undefined}>
      {popular && <Awning />}
      <PlanHead>
        {popular && <PopularTag variant="plate" label={block.popularLabel} />}
        <Typography variant="h3">{name}</Typography>
        {summary && <Summary>{summary}</Summary>}
        <Price amount={price} vat={block.vat} isVatLong={block.isVatLong} per={block.perMonth} />
        <ActionButton
          action={block.action}
          labels={labels}
          variant={leads ? 'primary' : 'secondary'}
          plan={`${name}, ${price}`}
        />
      </PlanHead>
      <PlanLines>
        <CheckList items={benefits} isDense />
      </PlanLines>
    </Offer>
  );
}

/**
 * The plans with their prices and distinct benefits; shared benefits are below. The popular one has an awning and the
 * only primary button. Payment links are never shown, because they are only for the agency (specification 2.5).
 */
export function Pricing({ block, labels }: BlockProps<'pricing'>) {
  const { plans, sharedLabel, notes } = block;
  const anyPopular = plans.some(({ popular }) => popular);
  const { shared, own } = splitBenefits(plans.map(({ benefits }) => benefits));
  return (
    <Section block={block} layout="row">
      <Plans style={itemCount(plans.length)} data-rises={anyPopular ? '' : undefined}>
        {plans.map((plan, index) => (
          <PlanOffer
            key={plan.id}
            plan={plan}
            benefits={own[index] ?? []}
            block={block}
            labels={labels}
            leads={plan.popular || !anyPopular}
          />
        ))}
      </Plans>
      {shared.length > 0 && (
        <Shared>
          <Typography variant="h5" component="h3">
            {sharedLabel}
          </Typography>
          <CheckList items={shared} isDense />
        </Shared>
      )}
      <Notes notes={notes} />
    </Section>
  );
}
