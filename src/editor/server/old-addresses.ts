import { matchReplaced } from '../../check/release/replaced.ts';
import { openAddresses } from '../../check/rules/release/replaced-address.ts';
import type { SiteIndex } from '../../check/site-index/site-index.ts';
import type { OldAddress } from '../protocol.ts';

/**
 * Returns the addresses of the old site that this site neither serves nor redirects, each with the most similar page,
 * if there is one.
 */
export function oldAddresses(site: SiteIndex): OldAddress[] {
  const routes = [...site.pages.map(({ path }) => path), ...site.guides.keys()];
  const { sure, proposed, open } = matchReplaced(openAddresses(site), routes);
  return [...sure, ...proposed, ...open.map((from) => ({ from }))];
}
