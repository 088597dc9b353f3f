import { expect, it, vi } from 'vitest';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import type { SiteParts } from '../../../src/check/site-index/site-parts.ts';
import { fromPartial } from '../../from-partial.ts';

it('a fact is computed on first use, and once', () => {
  const releasedPages = vi.fn(() => undefined);
  const parts = fromPartial<SiteParts>({
    links: [{ to: '/rien', target: { path: '/rien' } }],
    routeOf: () => undefined,
    pages: [{ path: '/' }],
    chains: [],
    manifest: {},
    sources: { releasedPages },
  });
  const site = deriveIndex(parts);
  expect(releasedPages).not.toHaveBeenCalled();
  expect([site.lastRelease, site.lastRelease, site.lastRelease]).toEqual([undefined, undefined, undefined]);
  expect(releasedPages).toHaveBeenCalledTimes(1);
  expect(site.brokenLinks).toHaveLength(1);
  expect(site.brokenLinks).toBe(site.brokenLinks);
});
