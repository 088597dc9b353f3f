import { withoutJoiners } from '../../text/typography.ts';

/**
 * Returns the title of a document: the page's own title in the site's pattern. Returns only the page's own title if the
 * result is longer than `most` characters, because search engines would truncate it.
 */
export function documentTitle(title: string, pattern: string, most = Number.POSITIVE_INFINITY): string {
  const whole = pattern.replace('%s', () => title);
  return withoutJoiners(whole).length > most ? title : whole;
}
