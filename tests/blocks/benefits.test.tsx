import { expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample } from './render-blocks.tsx';

it('benefits have one entry for each reason, in order', () => {
  const [item] = exampleOf('blocks/benefits').items as Record<string, string>[];
  const items = ['Un', 'Deux', 'Trois'].map((title) => ({ ...item, title }));
  const titles = [...renderExample('benefits', { items }).querySelectorAll('ul > li h3')].map(
    (title) => title.textContent,
  );
  expect(titles).toEqual(['Un', 'Deux', 'Trois']);
});
