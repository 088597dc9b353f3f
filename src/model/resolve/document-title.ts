import { withoutJoiners } from '../../text/typography.ts';

/**
 * The title of a document: the page's own, set into the site's pattern. Where both together are longer than `most`
 * characters, the page's own stands alone, because search engines would cut off the end that tells it from the others.
 */
export function documentTitle(title: string, pattern: string, most = Number.POSITIVE_INFINITY): string {
  const whole = pattern.replace('%s', () => title);
  return withoutJoiners(whole).length > most ? title : whole;
}
