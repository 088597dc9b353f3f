import { SITEMAP_LIMIT } from '../../model/reserved-paths.ts';
import { escapeXml } from './xml.ts';

/** One page that search engines may show. */
export interface SitemapEntry {
  /** Absolute address. */
  url: string;
  /** Day of the last real change, `YYYY-MM-DD`; left out where it is not known, since a made-up one is ignored. */
  modified?: string;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function entry(tag: string, { url, modified }: SitemapEntry): string {
  const day = modified ? `<lastmod>${escapeXml(modified)}</lastmod>` : '';
  return `<${tag}><loc>${escapeXml(url)}</loc>${day}</${tag}>\n`;
}

function document(root: string, tag: string, entries: readonly SitemapEntry[]): string {
  const body = entries.map((item) => entry(tag, item)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${body}</${root}>\n`;
}

/**
 * Files of the sitemap by name: `sitemap.xml` alone, or an index of numbered parts when there are more addresses
 * than one file may hold. `root` is the site's address without a trailing slash.
 */
export function formatSitemap(
  entries: readonly SitemapEntry[],
  { root, limit = SITEMAP_LIMIT }: { root: string; limit?: number },
): Record<string, string> {
  if (entries.length <= limit) return { 'sitemap.xml': document('urlset', 'url', entries) };
  const files: Record<string, string> = {};
  const parts: SitemapEntry[] = [];
  for (let start = 0; start < entries.length; start += limit) {
    const name = `sitemap-${parts.length + 1}.xml`;
    files[name] = document('urlset', 'url', entries.slice(start, start + limit));
    parts.push({ url: `${root}/${name}` });
  }
  return { ...files, 'sitemap.xml': document('sitemapindex', 'sitemap', parts) };
}
