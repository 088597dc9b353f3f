import type { Business, PostalAddress } from '../../model/types.generated.ts';
import { defineBlock } from '../block-definition.ts';
import { hoursInWords } from '../hours-in-words.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'opening-status': { business: Business; hours: string; directions: string };
  }
}

/** Returns a link to directions (Google, « Maps URLs »), which opens the application on phones. */
function directionsTo({ street, postalCode, city }: PostalAddress): string {
  const destination = [street, `${postalCode ?? ''} ${city}`.trim()].join(', ');
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}

export const definition = defineBlock('opening-status', {
  given: { business: '/business' },
  resolve: (_, model) => ({ hours: hoursInWords(model), directions: directionsTo(model.manifest.business.address) }),
  presentsBusiness: true,
});
