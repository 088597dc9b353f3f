import type { Business } from '../../model/types.generated.ts';
import { defineBlock } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'contact-details': { business: Business };
  }
}

export const definition = defineBlock('contact-details', {
  given: { business: '/business' },
  presentsBusiness: true,
  social: { rank: 3, subject: () => ({ motifs: ['envelope', 'clock', 'phone'], hue: 'petrole' }) },
});
