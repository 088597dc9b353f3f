/** The parameter of the home page's address with the trade of the example that a visitor comes from. */
export const TRADE_PARAMETER = 'metier';
