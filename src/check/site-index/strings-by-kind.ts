import type { SiteParts, StringUse } from './site-parts.ts';

/** Groups strings by kind: most rules only read a few kinds. */
export function stringsByKind(strings: readonly StringUse[]): SiteParts['ofKind'] {
  const byKind = new Map<string, StringUse[]>();
  for (const use of strings) {
    const others = byKind.get(use.kind);
    if (others) others.push(use);
    else byKind.set(use.kind, [use]);
  }
  return (...kinds) => kinds.flatMap((kind) => byKind.get(kind) ?? []);
}
