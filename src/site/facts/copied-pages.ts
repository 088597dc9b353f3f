import { type Cause, causesAt } from './cause.ts';
import type { SiteFacts } from './site-facts.ts';

/** What is reported of the pages and guides whose path an earlier page has, by their pointers. */
export function copiedPages({ pages, chains, at }: Pick<SiteFacts, 'pages' | 'chains' | 'at'>): Map<string, Cause[]> {
  const copies = new Map<string, Cause[]>();
  const seen = new Set<string>();
  for (const { path, pointer } of pages) {
    if (seen.has(path)) copies.set(pointer, causesAt(at(`${pointer}/path`), 'page/duplicate-path'));
    seen.add(path);
  }
  for (const { hub, articles } of chains) {
    for (const { text, pointer } of articles) {
      if (seen.has(`${hub}/${text}`)) copies.set(pointer, causesAt(at(pointer), 'page/duplicate-path'));
    }
  }
  return copies;
}
