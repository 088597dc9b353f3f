import type { Shell } from '../../../site/resolve/resolve-shell.ts';
import { absolute } from '../absolute-address.ts';

/** One thing in the words of schema.org. */
export type Thing = { '@type': string | string[]; [property: string]: unknown };

/** What stands for the business wherever a thing names it: search engines join both by the identifier. */
export function businessReference(shell: Pick<Shell, 'siteUrl' | 'urls' | 'business'>): Thing {
  return { '@type': 'ProfessionalService', '@id': absolute(shell, '/#business'), name: shell.business.name };
}
