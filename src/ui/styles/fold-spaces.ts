const SPACES = /calc\((-?[\d.]+) ?\* ?var\(--v-space\)\)/g;

/**
 * Writes multiples of the theme's space as lengths: a page then carries less, and its browser computes less before the
 * first paint. `space` is in pixels. What is computed from more than the space stays as it is.
 */
export function foldSpaces(css: string, space: number): string {
  return css.replace(SPACES, (_, factor: string) => `${Math.round(Number(factor) * space * 1000) / 1000}px`);
}
