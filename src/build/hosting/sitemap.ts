import { MAX_SITEMAP_ADDRESSES } from '../../model/reserved-paths.ts';
import { escapeXml } from './xml.ts';

/** A page that may be indexed. */
export interface SitemapEntry {
  /** Absolute address. */
  url: string;
  /** Date of the last real change, `YYYY-MM-DD`; absent if unknown, because search engines ignore invented ones. */
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
 * Returns the files of the sitemap by name: only `sitemap.xml`, or an index and numbered parts if there are too many
 * addresses for one file. `root` is the site's address without a final slash.
 */
export function formatSitemap(
  entries: readonly SitemapEntry[],
  { root, limit = MAX_SITEMAP_ADDRESSES }: { root: string; limit?: number },
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
