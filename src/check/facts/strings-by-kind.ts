import type { SiteParts, StringUse } from './site-parts.ts';

/** Finds strings by their kind: most rules look at a few of many. */
export function stringsByKind(strings: readonly StringUse[]): SiteParts['ofKind'] {
  const byKind = new Map<string, StringUse[]>();
  for (const use of strings) {
    const others = byKind.get(use.kind);
    if (others) others.push(use);
    else byKind.set(use.kind, [use]);
  }
  return (...kinds) => kinds.flatMap((kind) => byKind.get(kind) ?? []);
}
