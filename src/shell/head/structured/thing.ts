import type { Shell } from '../../../site/resolve/resolve-shell.ts';

/** One thing in the words of schema.org. */
export type Thing = { '@type': string | string[]; [property: string]: unknown };

/** Absolute address of a path, of a media file as manifests name it, or of an address that is absolute already. */
export function absolute({ siteUrl }: Pick<Shell, 'siteUrl'>, address: string): string {
  return /^https?:/.test(address) ? address : `${siteUrl}/${address.replace(/^\//, '')}`;
}

/** What stands for the business wherever a thing names it: search engines join both by the identifier. */
export function businessReference(shell: Pick<Shell, 'siteUrl' | 'business'>): Thing {
  return { '@type': 'ProfessionalService', '@id': absolute(shell, '/#business'), name: shell.business.name };
}
