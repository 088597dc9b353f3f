import { parseRelease, type Release } from '../release/release.ts';
import type { SiteParts } from './site-parts.ts';

/** Record of the last release; `undefined` before the first one, `unreadable` if the file is invalid. */
export type LastRelease = Release | 'unreadable' | undefined;

/** Reads the record of the last release. */
export function readLastRelease({ sources }: Pick<SiteParts, 'sources'>): LastRelease {
  const text = sources.releasedPages?.();
  if (text === undefined) return undefined;
  try {
    return parseRelease(text);
  } catch {
    return 'unreadable';
  }
}
