import { DATED, DATES, DATES_FROM, DATES_OFF } from '../../protocol/attributes.ts';
import { parisDay, positionsWithout } from '../../text/dates.ts';

/**
 * Hides the parts that have not begun or have ended: writes their positions into an attribute of the root element, which
 * also has the ranges of days. The day is that of Paris, or that of the build if the visitor's clock is behind it. After
 * an error, the page stays as the build has rendered it.
 */
export function updateDates(root: Element, now?: Date): void {
  try {
    const ranges = root.getAttribute(DATES);
    const [today, built] = [parisDay(now), root.getAttribute(DATES_FROM) ?? ''];
    if (ranges) root.setAttribute(DATES_OFF, positionsWithout(ranges, today > built ? today : built));
  } catch {}
}

/** Returns the styles that hide the dated parts listed in `DATES_OFF`. */
export function datedCss(count: number): string {
  const selectors = Array.from({ length: count }, (_, at) => `[${DATES_OFF}~="${at}"] [${DATED}="${at}"]`);
  return count > 0 ? `${selectors.join(',')}{display:none}` : '';
}
