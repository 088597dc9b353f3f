import type { Business } from '../../model/types.generated.ts';
import { defineBlock } from '../block-definition.ts';
import { hoursInWords } from '../hours-in-words.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'contact-details': { business: Business; hours: string };
  }
}

export const definition = defineBlock('contact-details', {
  given: { business: '/business' },
  resolve: ({ hours }, model) => ({ hours: hours ?? hoursInWords(model) }),
  presentsBusiness: true,
});
