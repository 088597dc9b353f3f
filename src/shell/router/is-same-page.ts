import { TRADE_PARAMETER } from '../../text/addresses.ts';

/**
 * Whether two addresses are of the same page, so that a navigation between them loads and remounts nothing. The router
 * may still have the trade in its current address, because the mock-up removes it without a navigation.
 */
export function isSamePage(current: URL, next: URL): boolean {
  const shown = new URL(current);
  shown.searchParams.delete(TRADE_PARAMETER);
  return current.pathname === next.pathname && [current.search, shown.search].includes(next.search);
}
