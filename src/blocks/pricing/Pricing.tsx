import Typography from '@mui/material/Typography';
import type { Plan } from '../../model/types.generated.ts';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ActionButton } from '../../ui/links/Actions.tsx';
import { Offer, Summary } from '../../ui/offers/offer-card.ts';
import { Price } from '../../ui/offers/Price.tsx';
import { splitBenefits } from '../../ui/offers/split-benefits.ts';
import { Awning } from '../../ui/pictures/Awning.tsx';
import type { BlockProps } from '../block-props.ts';
import { PlanHead, PlanLines, Plans, Shared } from './plans.ts';
import { PopularTag } from './popular-tag.ts';

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
        <Price amount={price} vat={block.vat} per={block.perMonth} />
        <ActionButton
          action={block.action}
          labels={labels}
          variant={leads ? 'primary' : 'secondary'}
          plan={`${name}, ${price}`}
          fullWidth
        />
      </PlanHead>
      <PlanLines>
        <CheckList items={benefits} isDense />
      </PlanLines>
    </Offer>
  );
}

/**
 * The plans with their prices and what sets each apart; what all of them include is below. The popular one has an
 * awning and the only primary button. Payment links are never shown, because they are for the agency alone
 * (specification 2.5).
 */
export function Pricing({ block, labels }: BlockProps<'pricing'>) {
  const { plans, sharedLabel, notes } = block;
  const anyPopular = plans.some(({ popular }) => popular);
  const { shared, own } = splitBenefits(plans.map(({ benefits }) => benefits));
  return (
    <Section block={block} layout="row">
      <Plans>
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
