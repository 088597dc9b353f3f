import type { SiteFacts } from '../../check/facts/site-facts.ts';
import { matchReplaced } from '../../check/release/replaced.ts';
import { openAddresses } from '../../check/rules/release/replaced-address.ts';
import type { OldAddress } from '../protocol.ts';

/** The addresses of the site that this one replaces to which it has no answer, each with the page that fits best. */
export function oldAddresses(facts: SiteFacts): OldAddress[] {
  const routes = [...facts.pages.map(({ path }) => path), ...facts.guides.keys()];
  const { sure, proposed, open } = matchReplaced(openAddresses(facts), routes);
  return [...sure, ...proposed, ...open.map((from) => ({ from }))];
}
