const SPACES = /calc\((-?[\d.]+) ?\* ?var\(--v-space\)\)/g;

/**
 * Evaluates `calc()` of multiples of the theme's space, which makes pages smaller. `space` is in pixels. Other `calc()`
 * are unchanged.
 */
export function foldSpaces(css: string, space: number): string {
  return css.replace(SPACES, (_, factor: string) => `${Math.round(Number(factor) * space * 1000) / 1000}px`);
}
