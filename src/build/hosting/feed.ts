import { escapeXml } from './xml.ts';

/** One guide in the feed. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  /** Dates, `YYYY-MM-DD`. */
  published: string;
  reviewed: string;
}

interface FeedOptions {
  title: string;
  subtitle?: string;
  author: string;
  language: string;
  /** The site's address without a final slash. */
  root: string;
  entries: FeedEntry[];
}

/** Maximum number of entries in the feed, which limits the size of what feed readers poll. */
const MAX_ENTRIES = 50;

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

function later(a: FeedEntry, b: FeedEntry): number {
  if (a.reviewed !== b.reviewed) return a.reviewed < b.reviewed ? 1 : -1;
  return a.url < b.url ? -1 : 1;
}

function formatEntry({ url, title, summary, published, reviewed }: FeedEntry): string {
  return [
    '  <entry>',
    `    <id>${escapeXml(url)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link href="${escapeXml(url)}"/>`,
    `    <published>${instant(published)}</published>`,
    `    <updated>${instant(reviewed)}</updated>`,
    `    <summary>${escapeXml(summary)}</summary>`,
    '  </entry>',
  ].join('\n');
}

/** Returns the guides that the feed contains: those with the latest reviews, newest first. */
export function newestOf(entries: readonly FeedEntry[]): FeedEntry[] {
  return [...entries].sort(later).slice(0, MAX_ENTRIES);
}

/** Returns the text of the Atom feed (RFC 4287): the guides by date of review, newest first. */
export function formatFeed({ title, subtitle, author, language, root, entries }: FeedOptions): string {
  const newest = newestOf(entries);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `  <id>${escapeXml(root)}/</id>`,
    `  <title>${escapeXml(title)}</title>`,
    ...(subtitle ? [`  <subtitle>${escapeXml(subtitle)}</subtitle>`] : []),
    `  <link href="${escapeXml(root)}/"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(root)}/feed.xml"/>`,
    `  <updated>${instant(newest[0]?.reviewed ?? '1970-01-01')}</updated>`,
    `  <author><name>${escapeXml(author)}</name></author>`,
    ...newest.map(formatEntry),
    '</feed>',
    '',
  ].join('\n');
}
