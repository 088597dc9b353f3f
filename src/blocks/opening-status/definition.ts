import type { Business } from '../../model/types.generated.ts';
import { defineBlock } from '../block-definition.ts';
import { hoursInWords } from '../hours-in-words.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'opening-status': { business: Business; hours: string };
  }
}

export const definition = defineBlock('opening-status', {
  given: { business: '/business' },
  resolve: (_, model) => ({ hours: hoursInWords(model) }),
  presentsBusiness: true,
});
