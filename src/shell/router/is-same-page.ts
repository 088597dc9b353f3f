import { TRADE_PARAMETER } from '../../text/addresses.ts';

/**
 * Whether two addresses are of the same page, so that a navigation between them loads and remounts nothing. Pages are
 * files: of a query, such as that of a campaign, they only read the trade. The current address may still have it,
 * because the mock-up removes it without a navigation.
 */
export function isSamePage(current: URL, next: URL): boolean {
  const trade = next.searchParams.get(TRADE_PARAMETER);
  const isShown = trade === null || trade === current.searchParams.get(TRADE_PARAMETER);
  return current.pathname === next.pathname && isShown;
}
