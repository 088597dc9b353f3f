import { expect, it } from 'vitest';
import { deriveFacts } from '../../../src/check/facts/derive-facts.ts';
import type { SiteParts } from '../../../src/check/facts/site-parts.ts';
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
  const facts = deriveFacts(fromPartial<SiteParts>(parts));
  expect(read).toBe(0);
  expect([facts.lastRelease, facts.lastRelease, facts.lastRelease]).toEqual([undefined, undefined, undefined]);
  expect(read).toBe(1);
  expect(facts.brokenLinks).toHaveLength(1);
  expect(facts.brokenLinks).toBe(facts.brokenLinks);
});
