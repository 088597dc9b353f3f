import { type Days, daysInWords } from '../../text/dates.ts';
import { frenchTypography } from '../../text/typography.ts';
import type { Manifest, Notice } from '../types.generated.ts';

/** A dated sentence at the top of pages: an announcement, or a closure. */
export interface DatedNotice extends Days, Pick<Notice, 'text' | 'page'> {}

/** Returns the dated sentences of a site: its announcements, and one for each closure. */
export function resolveNotices({ notices = [], business: { closures = [] } }: Manifest): DatedNotice[] {
  return [
    ...notices,
    ...closures.map(({ from, until, text }) => {
      const days = daysInWords({ from, until });
      return { from, until, text: frenchTypography(text ? `${text} : fermé ${days}.` : `Fermé ${days}.`) };
    }),
  ];
}
