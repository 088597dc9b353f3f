import { inkColour } from './ink.ts';

const awning =
  '<path fill="#fffaf0" d="M14 8h36l8 16a6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0 6.5 6.5 0 0 1-13 0z"/><path fill="#cf5b33" d="M14 8h9.5L19 24a6.5 6.5 0 0 1-13 0zM32 8h9.5L45 24a6.5 6.5 0 0 1-13 0z"/>';

/** The logo: an awning over a window with a V. It has the same colours on every background.
 */
export function drawMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g stroke="${inkColour}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"><path fill="#2f7d80" d="M10 24h44v30a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z"/><path fill="none" stroke="#fffaf0" stroke-width="5" d="M23 36l9 15 9-15"/>${awning}</g></svg>`;
}

/** The logo on a tile, for browser tabs and home screens. */
export function drawFavicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#f7d590"/><g transform="translate(7.5 7) scale(.77)" stroke="${inkColour}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"><path fill="#2f7d80" d="M10 24h44v30a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z"/><path fill="none" stroke="#fffaf0" stroke-width="6" d="M23 36l9 14 9-14"/>${awning}</g></svg>`;
}
