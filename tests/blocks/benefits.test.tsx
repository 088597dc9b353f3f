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

it('benefits in brief show every title, and fold the texts', () => {
  const root = renderExample('benefits', { layout: 'brief' });
  const items = exampleOf('blocks/benefits').items as Record<string, string>[];
  const titles = [...root.querySelectorAll('ul h3')].map((title) => title.textContent);
  expect(titles).toEqual(items.map(({ title }) => title));
  const fold = root.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('Lire le détail');
  expect(fold?.querySelectorAll('dd')).toHaveLength(items.length);
});
