/**
 * Writes lengths that are multiples of the theme's space, `space` in pixels, as what they are: `calc(3*var(--v-space))`
 * as `24px`. Style sheets that are made for one site need not have the browser work it out; the property stays for
 * those that are not.
 */
export function settleSpace(css: string, space: number): string {
  const pixels = (times: string) => `${+(Number(times) * space).toFixed(3)}px`;
  return css
    .replace(/calc\((-?[\d.]+)\s?\*\s?var\(--v-space\)\)/g, (_, times: string) => pixels(times))
    .replace(/(-?[\d.]+)\s?\*\s?var\(--v-space\)/g, (_, times: string) => pixels(times))
    .replaceAll('var(--v-space)', pixels('1'));
}
