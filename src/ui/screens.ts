/** Media queries of the composed layouts, for styles that have no theme at hand. They match the theme's `md` and `lg`. */
export const fromTablet = '@media (min-width:768px)';
export const fromDesktop = '@media (min-width:1100px)';
