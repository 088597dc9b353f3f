import type { Plan } from '../../model/types.generated.ts';
import { defineBlock, pick } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'plan-summary': { plans: Plan[]; vat: string };
  }
}

export const definition = defineBlock('plan-summary', {
  given: { vat: '/business/vat/mention' },
  resolve: ({ plans }, { manifest }) => ({ plans: pick(manifest.plans, plans) }),
  compared: /^\/plans\/\d+\/benefits\/\d+$/,
});
