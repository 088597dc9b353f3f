import type { Business } from '../../model/types.generated.ts';
import { defineBlock } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'contact-details': { business: Business; hours: string };
  }
}

function inSentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const definition = defineBlock('contact-details', {
  given: { business: '/business' },
  resolve: ({ hours }, { lookup }) => ({
    hours: hours ?? inSentenceCase(lookup('business.hoursText') ?? ''),
  }),
  presentsBusiness: true,
});
