import type { CSSProperties } from 'react';

/**
 * Columns of a grid whose style is `itemCount`: as many as fit, at most one for each item. `least` is the least width of
 * a column, `gap` the distance between two. With `auto-fit`, items that are shown would move when the next ones of a page
 * that arrives in parts are added.
 */
export const columnsOf = (least: string, gap: string) =>
  `repeat(auto-fill,minmax(max(${least},100%/var(--items) - ${gap}),1fr))`;

/** Number of the items of a grid with `columnsOf`. */
export const itemCount = (count: number) => ({ '--items': count }) as CSSProperties;
