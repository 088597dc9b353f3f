import { distance } from './nearest.ts';

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

/**
 * The paths that are most similar to the requested one: shared words first, then spelling. Poor matches are left out.
 */
export function closestPaths(paths: string[], wanted: string, most = 5): string[] {
  return paths
    .map((path) => ({ path, score: nearness(path, wanted) }))
    .filter(({ score }) => score > 0.55)
    .sort((a, b) => b.score - a.score || a.path.localeCompare(b.path))
    .slice(0, most)
    .map(({ path }) => path);
}
