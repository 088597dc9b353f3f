import type { Plan } from '../../model/types.generated.ts';
import { defineBlock, pick } from '../block-definition.ts';
import { isVatLong } from '../prices.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'plan-summary': { plans: Plan[]; vat: string; isVatLong: boolean };
  }
}

export const definition = defineBlock('plan-summary', {
  given: { vat: '/business/vat/mention' },
  resolve: ({ plans }, model) => ({ plans: pick(model.manifest.plans, plans), isVatLong: isVatLong(model) }),
  compared: /^\/plans\/\d+\/benefits\/\d+$/,
});
