/**
 * Media queries of the composed layouts, for styles that have no theme at hand. They match the theme's `md` and `lg`:
 * 768 and 1100 px, and more where a visitor has set larger letters than the usual 16 px.
 */
export const fromTablet = '@media (min-width:48em)';
export const fromDesktop = '@media (min-width:68.75em)';
