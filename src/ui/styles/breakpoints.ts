/**
 * Media queries for styles without a theme. They match the theme's `md` and `lg`: 768 and 1100 px at a font size of 16
 * px.
 */
export const fromTablet = '@media (min-width:48em)';
export const fromDesktop = '@media (min-width:68.75em)';
/** Windows narrower than `fromTablet`. */
export const belowTablet = '@media (max-width:47.99em)';
