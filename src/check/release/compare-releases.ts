import type { Release, ReleasedPage } from './release.ts';

/** Differences between two releases. The lists are sorted by path, except for `resized`. */
export interface ReleaseChanges {
  /** Versions of the engine, if both are known and differ. */
  engine?: { before: string; after: string };
  added: (ReleasedPage & { path: string })[];
  removed: (ReleasedPage & { path: string })[];
  retitled: { path: string; before: string; after: string }[];
  /** Pages whose HTML grew or shrank by more than `MIN_CHANGED_SHARE`, the largest change first. */
  resized: { path: string; before: number; after: number }[];
  /** Size of all pages in bytes, before and after. */
  total: { before: number; after: number };
}

function bytesOf({ routes }: Release): number {
  return Object.values(routes).reduce((sum, { bytes = 0 }) => sum + bytes, 0);
}

/** Pages whose size changes by no more than this share count as unchanged. */
const MIN_CHANGED_SHARE = 0.05;

/** Compares two releases by the paths of their pages. */
export function compareReleases(before: Release, after: Release): ReleaseChanges {
  const missing = (from: Release, other: Release) =>
    Object.keys(from.routes)
      .filter((path) => !Object.hasOwn(other.routes, path))
      .sort()
      .map((path) => ({ path, ...(from.routes[path] as ReleasedPage) }));
  const kept = Object.keys(after.routes)
    .sort()
    .flatMap((path) => {
      const [old, now] = [before.routes[path], after.routes[path]];
      return old && now ? [{ path, old, now }] : [];
    });
  const isUpgrade = before.engine !== undefined && after.engine !== undefined && before.engine !== after.engine;
  return {
    ...(isUpgrade ? { engine: { before: before.engine ?? '', after: after.engine ?? '' } } : {}),
    added: missing(after, before),
    removed: missing(before, after),
    retitled: kept
      .filter(({ old, now }) => old.title !== now.title)
      .map(({ path, old, now }) => ({ path, before: old.title, after: now.title })),
    resized: kept
      .flatMap(({ path, old: { bytes: before }, now: { bytes: after } }) =>
        before === undefined || after === undefined ? [] : [{ path, before, after }],
      )
      .filter(({ before: old, after: now }) => Math.abs(now - old) > old * MIN_CHANGED_SHARE)
      .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
    total: { before: bytesOf(before), after: bytesOf(after) },
  };
}
