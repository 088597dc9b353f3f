import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { renderSite } from '../../random/render-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const pages = await renderSite(createModel(readSite(root, () => undefined)));

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
