import { DATED, DATES, DATES_FROM, DATES_OFF } from '../../protocol/attributes.ts';
import { parisDay, positionsWithout } from '../../text/dates.ts';

/**
 * Hides the dated parts that have not begun or have ended: reads the ranges of days from the attribute `DATES` of the
 * root element, and writes the positions of these parts to `DATES_OFF`. Uses today's date in Paris, or the day of the
 * build if the visitor's clock is behind it. After an error, the page stays as the build rendered it.
 */
export function updateDates(root: Element, now?: Date): void {
  try {
    const ranges = root.getAttribute(DATES);
    const [today, built] = [parisDay(now), root.getAttribute(DATES_FROM) ?? ''];
    if (!ranges) return;
    const off = positionsWithout(ranges, today > built ? today : built);
    if (root.getAttribute(DATES_OFF) !== off) root.setAttribute(DATES_OFF, off);
  } catch {}
}

/** Returns the styles that hide the dated parts listed in `DATES_OFF`. */
export function datedCss(count: number): string {
  const selectors = Array.from({ length: count }, (_, at) => `[${DATES_OFF}~="${at}"] [${DATED}="${at}"]`);
  return count > 0 ? `${selectors.join(',')}{display:none}` : '';
}
