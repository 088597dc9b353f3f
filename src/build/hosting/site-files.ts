import type { Manifest } from '../../model/types.generated.ts';
import { siteRoot, type UrlStyle } from '../../text/addresses.ts';
import { withoutJoiners } from '../../text/typography.ts';
import type { Output } from '../output/output.ts';
import { formatFeed } from './feed.ts';
import { formatHeaders, formatRedirects } from './netlify.ts';
import { formatNginx } from './nginx.ts';
import type { PageIndex } from './page-index.ts';
import { formatRobots } from './robots.ts';
import type { HostingRules } from './rules.ts';
import { formatSitemap } from './sitemap.ts';

interface SiteFilesOptions {
  manifest: Manifest;
  index: PageIndex;
  rules: HostingRules;
  base: string;
  urls: UrlStyle;
  output: Output;
}

type RootFileOptions = Pick<SiteFilesOptions, 'rules' | 'base' | 'urls'> & { root: string };

/**
 * Returns the files that are only read at the root of a host, by the host or by crawlers (RFC 9309, 2.3): below a base
 * path they would be ignored, and their rules would have wrong addresses.
 */
function filesForRoot({ rules, base, urls, root }: RootFileOptions): Record<string, string> {
  if (base !== '/') return {};
  return {
    'robots.txt': formatRobots(root),
    _headers: formatHeaders(rules.headers),
    _redirects: formatRedirects(rules),
    // nginx serves pages at addresses without a final slash.
    ...(urls === 'file'
      ? { 'nginx.conf': formatNginx(rules, { host: new URL(root).host, directory: '/var/www/site', listen: '80' }) }
      : {}),
  };
}

/** Returns the texts of all site files (sitemap, feed, `_headers` and the like), by name. */
export function siteFiles(options: Omit<SiteFilesOptions, 'output'>): Record<string, string> {
  const { manifest, index, rules, base, urls } = options;
  const { site, business } = manifest;
  const root = siteRoot(site.url);
  return {
    ...formatSitemap(index.sitemap, { root }),
    ...(index.feed.length > 0
      ? {
          'feed.xml': withoutJoiners(
            formatFeed({
              title: site.name,
              ...(site.description ? { subtitle: site.description } : {}),
              author: business.name,
              language: site.language,
              root,
              entries: index.feed,
            }),
          ),
        }
      : {}),
    ...filesForRoot({ rules, base, urls, root }),
    // Without this file, GitHub Pages omits names that begin with an underscore.
    '.nojekyll': '',
  };
}

/** Writes the site files. */
export function writeSiteFiles({ output, ...options }: SiteFilesOptions): void {
  const files = siteFiles(options);
  for (const [name, text] of Object.entries(files)) output.write(name, text);
}
