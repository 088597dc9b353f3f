/** Widths of the window, in pixels, between which font sizes grow. */
const NARROW = 360;
const WIDE = 1280;

/** Returns a rounded CSS length. */
const length = (value: number, unit: string, digits = 2) => `${+value.toFixed(digits)}${unit}`.replace(/^0\./, '.');
const rem = (px: number) => length(px / 16, 'rem', 4);

/**
 * Returns a length that grows with the window from `min` px (at 360 px) to `max` px (at 1280 px), and at the same rate
 * up to `limit` px. It is in rem, so that zoom works.
 */
export function fluid(min: number, max: number, limit = max): string {
  const slope = (max - min) / (WIDE - NARROW);
  return `clamp(${rem(min)},${length((min - slope * NARROW) / 16, 'rem')} + ${length(slope * 100, 'vw')},${rem(limit)})`;
}

/** All font sizes of the site. None is smaller than 1rem. */
export const typeScale = {
  display: fluid(38, 68, 84),
  h1: fluid(34, 54),
  h2: fluid(27, 40),
  /** A heading in prose. */
  proseH2: fluid(24, 32),
  h3: fluid(21, 26),
  h4: fluid(18, 20),
  lead: fluid(18, 22),
  body: fluid(17, 18),
  small: '1rem',
} as const;

/** Space above and below a section: 48 px up to windows of 640 px, 80 px from 1067 px on. */
export const sectionSpace = 'clamp(3rem,7.5vw,5rem)';
/** Space between content and the edge of the window. */
export const gutter = fluid(20, 40);
/** Width of text: 60 to 75 characters. */
export const textWidth = '34rem';
/** Width of cards and grids: 72rem on a window of up to 1536 px, 90rem from 1920 px on. */
export const cardsWidth = 'clamp(72rem,75vw,90rem)';
