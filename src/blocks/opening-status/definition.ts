import type { Business, PostalAddress } from '../../model/types.generated.ts';
import { defineBlock } from '../block-definition.ts';
import { hoursInWords } from '../hours-in-words.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'opening-status': { business: Business; hours: string; way: string };
  }
}

/** Directions to an address, as documented in « Maps URLs » of Google: on phones the link opens the application. */
function wayTo({ street, postalCode, city }: PostalAddress): string {
  const destination = [street, `${postalCode ?? ''} ${city}`.trim()].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

export const definition = defineBlock('opening-status', {
  given: { business: '/business' },
  resolve: (_, model) => ({ hours: hoursInWords(model), way: wayTo(model.manifest.business.address) }),
  presentsBusiness: true,
});
