import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../../fixtures/fixture-site.ts';
import { renderSite } from '../../random/render-site.ts';

const pages = await renderSite(fixtureSite().model);

describe('createRenderer', () => {
  it('has each page’s first paint wait for one of its elements: the second section, or the main content', () => {
    const awaited = pages.map(({ html }) => /<link rel="expect" href="#([^"]+)"/.exec(html)?.[1] ?? '');
    expect(new Set(awaited)).toEqual(new Set(['v_next', 'v_contenu']));
    for (const [index, { path, html }] of pages.entries())
      expect([path, html.split(` id="${awaited[index]}"`).length]).toEqual([path, 2]);
  });

  it('sends the rules of timed sections with the pages that have some, and with no other', () => {
    const timed = pages.filter(({ html }) => / data-reveal-after="\d/.test(html));
    expect(timed.length).toBeGreaterThan(0);
    expect(timed.length).toBeLessThan(pages.length);
    const hiding = pages.filter(({ html }) =>
      html.includes('[data-reveal-after]:not([data-revealed]){visibility:hidden}'),
    );
    expect(hiding.map(({ path }) => path)).toEqual(timed.map(({ path }) => path));
  });
});
