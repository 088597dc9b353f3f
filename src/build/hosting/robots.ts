/**
 * Returns the text of robots.txt. Nothing is disallowed: pages that must not be indexed have `noindex`, which crawlers
 * only see if they may load them.
 */
export function formatRobots(root: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}/sitemap.xml\n`;
}
