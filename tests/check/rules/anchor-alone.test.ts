import { describe, expect, it } from 'vitest';
import { rule } from '../../../src/check/rules/link/anchor-alone.ts';
import { linkedPartOf } from '../../../src/check/site-index/link-target.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { LinkUse } from '../../../src/check/site-index/site-parts.ts';
import { fromPartial } from '../../from-partial.ts';

const locate = () => ({ file: 'site.manifest.json', start: 0, end: 1 });

/** Returns the suggestions of the rule for a link on a site whose pages have these anchors. */
function judge(to: string, anchors: Record<string, string[]>, more: Partial<LinkUse> = {}) {
  const link = { to, target: linkedPartOf(to, 'link'), kind: 'link', locate, ...more };
  const site = fromPartial<SiteIndex>({
    links: [link],
    examples: [],
    paths: () => Object.keys(anchors),
    anchorsOf: (path: string) => new Set(anchors[path]),
    placesHolding: () => [],
  });
  return [...rule.check(site)].map(({ suggestion }) => suggestion ?? 'refused');
}

describe('link/anchor-alone', () => {
  const site = { '/': ['prix', 'avis'], '/contact': ['avis', 'message'], '/aide': ['avis'] };

  it.each([
    ['#prix', '/#prix'],
    ['#message', '/contact#message'],
    ['#mesage', '/contact#message'],
    ['#tout-autre', 'refused'],
  ])('reports %s on every page and suggests %s', (to, suggestion) => {
    expect(judge(to, site)).toEqual([suggestion]);
  });

  it('suggests no page if several have the section', () => {
    expect(judge('#plan', { '/': ['plan'], '/a': ['plan'], '/b': [] })).toEqual(['refused']);
  });

  it.each(['#avis', '/#prix', '/contact'])('accepts %s', (to) => {
    expect(judge(to, site)).toEqual([]);
  });

  it('leaves a link on one page to the rule about its sections', () => {
    expect(judge('#message', site, { pages: ['/'] })).toEqual([]);
  });
});
