import { withoutJoiners } from '../../text/typography.ts';

/** Characters that search engines show of a title: about 600 pixels. */
export const SHOWN_TITLE = 60;

/**
 * The title of a document: the page's own, set into the site's pattern. Where both together are longer than what search
 * engines show, the page's own stands alone: the end that they cut off would be all that tells it from the others.
 */
export function documentTitle(title: string, pattern: string): string {
  const whole = pattern.replace('%s', () => title);
  return withoutJoiners(whole).length > SHOWN_TITLE ? title : whole;
}
