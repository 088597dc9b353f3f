import { expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample } from './render-blocks.tsx';

it('features are a list with decorative illustrations', () => {
  const item = renderExample('features').querySelector('ul > li');
  expect(item?.querySelector('h3')?.textContent).toBe('Sur mesure');
  expect(item?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it.each(['features', 'benefits'] as const)('%s in brief show every title, and fold the texts', (type) => {
  const root = renderExample(type, { layout: 'brief' });
  const items = exampleOf(`blocks/${type}`).items as Record<string, string>[];
  const titles = [...root.querySelectorAll('ul h3')].map((title) => title.textContent);
  expect(titles).toEqual(items.map(({ title }) => title));
  const fold = root.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('Lire le détail');
  expect(fold?.querySelectorAll('dd')).toHaveLength(items.length);
});
