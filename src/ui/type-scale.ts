/** Narrowest and widest windows, in pixels, between which letters grow. */
const NARROW = 360;
const WIDE = 1280;

const rem = (px: number) => `${+(px / 16).toFixed(4)}rem`;

/** A length that grows with the window from `min` px (at 360 px) to `max` px (at 1280 px), in rem so that zoom works. */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / (WIDE - NARROW);
  return `clamp(${rem(min)},${rem(min - slope * NARROW)} + ${+(slope * 100).toFixed(2)}vw,${rem(max)})`;
}

/** Every size of letter of the site. Nothing is smaller than 1rem. */
export const typeScale = {
  display: fluid(38, 68),
  h1: fluid(34, 54),
  h2: fluid(27, 40),
  h3: fluid(21, 26),
  h4: fluid(18, 20),
  lead: fluid(18, 22),
  body: fluid(17, 18),
  small: '1rem',
} as const;

/** Space above and below a section. */
export const sectionSpace = fluid(64, 112);
/** Space between the text and the edge of the window. */
export const gutter = fluid(20, 40);
/** Measure of text: 60 to 75 characters. */
export const textWidth = '42rem';
/** Measure of cards and grids. */
export const cardsWidth = '72rem';
