/**
 * Text of robots.txt. Nothing is disallowed: pages that must not be listed say `noindex`, and a crawler that may
 * not fetch them would never read it.
 */
export function formatRobots(root: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${root}/sitemap.xml\n`;
}
