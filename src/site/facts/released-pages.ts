import { parseRelease, type Release } from '../release/release.ts';
import type { SiteFacts } from './site-facts.ts';

/** The pages of the last release; nothing when none is remembered, `unreadable` when the file holds something else. */
export function releasedPages({ sources }: Pick<SiteFacts, 'sources'>): Release | 'unreadable' | undefined {
  const text = sources.releasedPages?.();
  if (text === undefined) return undefined;
  try {
    return parseRelease(text);
  } catch {
    return 'unreadable';
  }
}
