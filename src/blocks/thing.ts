import type { LocalBusinessLeaf, Thing as SchemaThing } from 'schema-dts';
import type { Shell } from '../model/resolve/resolve-shell.ts';
import { absoluteAddress } from '../text/addresses.ts';

/** An item of schema.org data. */
export type Thing = Exclude<SchemaThing, string>;

/**
 * Returns a reference to the business, which search engines resolve by its `@id`. Its type is that of the trade. All
 * types except `NGO` are local businesses, which have opening hours. An association has both types.
 */
export function businessReference(shell: Pick<Shell, 'siteUrl' | 'urls' | 'business'>): LocalBusinessLeaf {
  const { type } = shell.business;
  const own = (type === 'NGO' ? ['LocalBusiness', type] : type) as 'LocalBusiness';
  return { '@type': own, '@id': absoluteAddress(shell, '/#business'), name: shell.business.name };
}
