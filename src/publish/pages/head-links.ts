import { escapeXml } from '../hosting/xml.ts';

/** Links of every page's head to the icons and the feed. `base` ends in a slash. */
export function headLinks({ base, feedTitle }: { base: string; feedTitle?: string | undefined }): string {
  const feed = feedTitle
    ? [`<link rel="alternate" type="application/atom+xml" title="${escapeXml(feedTitle)}" href="${base}feed.xml">`]
    : [];
  return [
    `<link rel="icon" type="image/svg+xml" href="${base}favicon.svg">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    ...feed,
  ].join('');
}
