import type { SiteUses } from './site-uses.ts';
import type { StructureRefusal } from './structure-change.ts';

/** Matches a new address: parts of lower-case letters, digits and hyphens. */
export const ADDRESS = /^(?:\/[a-z0-9][a-z0-9-]*)+$/;

/** Returns the reason why a new page cannot have an address; `undefined` if it can. */
export function refusalOfAddress(site: SiteUses, path: string): StructureRefusal | undefined {
  if (!ADDRESS.test(path)) return { code: 'address-malformed', args: { path } };
  if (site.isPage(path)) return { code: 'address-taken', args: { path } };
  const file = site.reservedFor(path);
  if (file !== undefined) return { code: 'address-reserved', args: { path, file } };
  const redirect = site.redirectFrom(path);
  return redirect ? { code: 'address-redirected', args: { path, to: redirect.to } } : undefined;
}
