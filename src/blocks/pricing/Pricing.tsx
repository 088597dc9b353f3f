import Typography from '@mui/material/Typography';
import type { Plan } from '../../model/types.generated.ts';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ActionButton } from '../../ui/links/Actions.tsx';
import { Offer, OfferHead, OfferLines, Offers, Summary } from '../../ui/offers/offer-card.ts';
import { Price } from '../../ui/offers/Price.tsx';
import { Awning } from '../../ui/pictures/Awning.tsx';
import type { BlockProps } from '../block-props.ts';
import { PopularTag } from './popular-tag.ts';

type PlanOfferProps = BlockProps<'pricing'> & { plan: Plan; leads: boolean };

function PlanOffer({ plan, block, labels, leads }: PlanOfferProps) {
  const { name, price, summary, benefits, popular } = plan;
  return (
    <Offer component="li" data-ground="paper" data-popular={popular ? '' : undefined}>
      {popular && <Awning />}
      <OfferHead>
        {popular && <PopularTag variant="plate" label={block.popularLabel} />}
        <Typography variant="h3">{name}</Typography>
        {summary && <Summary>{summary}</Summary>}
        <Price amount={price} vat={block.vat} per={block.perMonth} />
        <ActionButton action={block.action} labels={labels} variant={leads ? 'primary' : 'secondary'} fullWidth />
      </OfferHead>
      <OfferLines>
        <CheckList items={benefits} />
      </OfferLines>
    </Offer>
  );
}

/**
 * The plans with their prices. The popular one has an awning and the only primary button. Payment links are never
 * shown, because they are for the agency alone (specification 2.5).
 */
export function Pricing({ block, labels }: BlockProps<'pricing'>) {
  const anyPopular = block.plans.some(({ popular }) => popular);
  return (
    <Section block={block} layout="row">
      <Offers>
        {block.plans.map((plan) => (
          <PlanOffer key={plan.id} plan={plan} block={block} labels={labels} leads={plan.popular || !anyPopular} />
        ))}
      </Offers>
      <Notes notes={block.notes} />
    </Section>
  );
}
