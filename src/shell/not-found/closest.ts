import { distance } from '../../text/nearest.ts';

function words(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
}

function nearness(path: string, wanted: string): number {
  const own = words(path);
  const shared = words(wanted).filter((word) =>
    own.some((other) => other === word || distance(other, word) <= 1),
  ).length;
  const reach = 1 - distance(path, wanted) / Math.max(path.length, wanted.length, 1);
  return shared + reach;
}

/** The paths that are nearest to the one wanted: shared words first, then spelling. Poor matches are left out. */
export function closestPaths(paths: string[], wanted: string, most = 5): string[] {
  return paths
    .map((path) => ({ path, score: nearness(path, wanted) }))
    .filter(({ score }) => score > 0.55)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .slice(0, most)
    .map(({ path }) => path);
}

/** Routes of the addresses in a sitemap; `root` is the path of the site's own address, without a trailing slash. */
export function sitemapRoutes(xml: string, root: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    new URL(address ?? '', 'https://x').pathname.slice(root.length),
  );
}
