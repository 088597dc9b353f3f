import type { Plan } from '../../model/types.generated.ts';
import { formatTotal } from '../../text/format-fact.ts';
import { defineBlock, pick } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'plan-costs': { plans: Plan[]; vat: string };
  }
}

export const definition = defineBlock('plan-costs', {
  given: { vat: '/business/vat/mention' },
  resolve: ({ plans }, { manifest }) => ({ plans: pick(manifest.plans, plans) }),
  computedTexts: ({ plans, periods }) =>
    plans.flatMap(({ monthlyPrice }) =>
      periods.map(({ months }) => [formatTotal(monthlyPrice, months), 'number'] as const),
    ),
});
