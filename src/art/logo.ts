import { inkColour } from './ink.ts';

/** The paths of the logo in a square of 40: a shop, its window, and the awning over both. */
export const logoShape = {
  shop: 'M7 17v17h26V17',
  window: 'M13 22h14v7H13z',
  awning: 'M8 5h24l4 10a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z',
};

const { shop, window, awning } = logoShape;
const drawing = `<g stroke="${inkColour}" stroke-width="2.5" stroke-linejoin="round"><path fill="#fffcf5" d="${shop}z"/><path fill="#13545a" stroke="none" d="${window}"/><path fill="#b23f1b" d="${awning}"/></g>`;

/** The logo, in the same colours on every background. */
export function drawMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawing}</svg>`;
}

/** The logo on a tile, for browser tabs and home screens. */
export function drawFavicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#f7d590"/><g transform="translate(6 6.5) scale(1.3)">${drawing}</g></svg>`;
}
