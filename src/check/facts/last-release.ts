import { parseRelease, type Release } from '../release/release.ts';
import type { SiteParts } from './site-parts.ts';

/** What the last release published; nothing when none is remembered, `unreadable` when the file holds something else. */
export type LastRelease = Release | 'unreadable' | undefined;

/** Reads what the last release published. */
export function readLastRelease({ sources }: Pick<SiteParts, 'sources'>): LastRelease {
  const text = sources.releasedPages?.();
  if (text === undefined) return undefined;
  try {
    return parseRelease(text);
  } catch {
    return 'unreadable';
  }
}
