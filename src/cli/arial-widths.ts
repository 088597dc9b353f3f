const letters = " ,.'’abcdefghijklmnopqrstuvwxyzàâçèéêîôùû0123456789";

/**
 * Advance widths of Arial (and of Helvetica, Liberation Sans and Arimo, which have the same), in thousandths of an em.
 * Source: Adobe's font metrics files of Helvetica and Helvetica Bold.
 */
const widths = {
  regular: [
    278, 278, 278, 191, 222, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
    500, 278, 556, 500, 722, 500, 500, 500, 556, 556, 500, 556, 556, 556, 278, 556, 556, 556,
  ],
  bold: [
    278, 278, 278, 238, 278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389,
    556, 333, 611, 556, 778, 556, 556, 500, 556, 556, 556, 556, 556, 556, 278, 611, 611, 611,
  ],
} as const;

const digit = 556;

/** Width of a character in Arial, in thousandths of an em; capitals and rare signs are left out (undefined). */
export function arialWidth(character: string, weight: keyof typeof widths): number | undefined {
  const index = letters.indexOf(character);
  if (index < 0) return undefined;
  return widths[weight][index] ?? digit;
}
