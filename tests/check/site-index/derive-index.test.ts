import { expect, it } from 'vitest';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import type { SiteParts } from '../../../src/check/site-index/site-parts.ts';
import { fromPartial } from '../../from-partial.ts';

it('a fact is computed on first use, and once', () => {
  let read = 0;
  const parts = {
    links: [{ to: '/rien', target: { path: '/rien' } }],
    routeOf: () => undefined,
    pages: [{ path: '/' }],
    chains: [],
    manifest: {},
    sources: {
      releasedPages() {
        read += 1;
        return undefined;
      },
    },
  };
  const site = deriveIndex(fromPartial<SiteParts>(parts));
  expect(read).toBe(0);
  expect([site.lastRelease, site.lastRelease, site.lastRelease]).toEqual([undefined, undefined, undefined]);
  expect(read).toBe(1);
  expect(site.brokenLinks).toHaveLength(1);
  expect(site.brokenLinks).toBe(site.brokenLinks);
});
