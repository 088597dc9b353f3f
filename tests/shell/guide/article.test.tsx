import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RenderedHeading } from '../../../src/markdown/rehype-editorial.ts';
import { GuideArticle } from '../../../src/shell/guide/GuideArticle.tsx';
import { guide, model } from '../../model/resolve/base-model.ts';

function show({ headings = [], changes = {} }: { headings?: RenderedHeading[]; changes?: object }) {
  const page = { ...guide('choisir-son-pain', model), ...changes };
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <GuideArticle page={page} labels={model.manifest.labels} body="" headings={headings} />,
  );
  return root;
}

describe('a guide', () => {
  it.each([
    ['no heading', []],
    ['small headings only', [{ id: 'un', level: 4, text: 'Un' }]],
  ])('has no table of contents with %s', (_, headings) => {
    expect(show({ headings }).querySelector('.contents')).toBeNull();
  });

  it('lists its sections', () => {
    const root = show({ headings: [{ id: 'un', level: 2, text: 'Un' }] });
    expect(root.querySelector('.contents a')?.getAttribute('href')).toBe('#un');
  });

  it('shows once in which months its prices were read, if it has third-party prices', () => {
    const read = (changes = {}) =>
      [...show({ changes }).querySelectorAll('.prices-read')].map((one) => one.textContent);
    expect(read({ pricesRead: ['2026-08', '2026-11'] })).toEqual([' Prix relevés en août et novembre 2026']);
    expect(read()).toEqual([]);
  });

  it.each([
    ['both ways in a chain', '/a', '/b', ['prev', 'next']],
    ['one way in a chain of two', '/a', '/a', ['next']],
  ])('leads %s', (_, prev, next, links) => {
    const changes = { prev: { url: prev, title: 'Avant' }, next: { url: next, title: 'Après' } };
    const shown = [...show({ changes }).querySelectorAll('.neighbours a')].map((link) => link.getAttribute('rel'));
    expect(shown).toEqual(links);
  });
});
