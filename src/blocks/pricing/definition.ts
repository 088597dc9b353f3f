import type { Plan } from '../../model/types.generated.ts';
import { defineBlock, pick } from '../block-definition.ts';
import { isVatLong } from '../prices.ts';
import { offerCatalog } from './offers.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    pricing: { plans: Plan[]; vat: string; isVatLong: boolean };
  }
}

export const definition = defineBlock('pricing', {
  given: { vat: '/business/vat/mention' },
  resolve: ({ plans, replacements = [] }, model) => ({
    isVatLong: isVatLong(model),
    plans: pick(model.manifest.plans, plans).map((plan) => ({
      ...plan,
      benefits: plan.benefits.map(
        (benefit) => replacements.find(({ plan: id, from }) => id === plan.id && from === benefit)?.to ?? benefit,
      ),
    })),
  }),
  structuredData: offerCatalog,
  *writtenIn({ plans, replacements = [] }, { manifest }) {
    for (const [index, plan] of plans.entries()) {
      const own = manifest.plans?.find(({ id }) => id === plan.id)?.benefits;
      for (const [line, benefit] of plan.benefits.entries()) {
        const by = replacements.findIndex(({ plan: id, to }) => id === plan.id && to === benefit);
        if (by < 0 || own?.[line] === benefit) continue;
        yield [`/plans/${index}/benefits/${line}`, { block: `/replacements/${by}/to` }];
      }
    }
  },
  compared: /^\/plans\/\d+\/benefits\/\d+$/,
});
