/**
 * Styles that `<details>` share. They open without scripts, and look like MUI's accordions with the icons of this site.
 */

/** Removes the browser's triangle from a `summary`. */
export const plainSummary = { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } } as const;

const stroke = 'linear-gradient(var(--v-ink) 0 0) 50%';

/** A plus in a circle. */
export const plus = {
  content: '""',
  flex: 'none',
  width: 36,
  height: 36,
  border: '2px solid var(--v-ink)',
  borderRadius: 99,
  background: `${stroke}/14px 2px no-repeat,${stroke}/2px 14px no-repeat`,
  // Forced colours would remove the gradients that draw the plus.
  '@media (forced-colors:active)': { forcedColorAdjust: 'none', '--v-ink': 'CanvasText' },
} as const;

/** Turns the plus into a minus. */
export const minus = { backgroundSize: '14px 2px,0 0' } as const;
