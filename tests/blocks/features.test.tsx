import { expect, it } from 'vitest';
import { renderExample } from './example-site.tsx';

it('features are a list with decorative illustrations', () => {
  const item = renderExample('features').querySelector('ul > li');
  expect(item?.querySelector('h3')?.textContent).toBe('Sur mesure');
  expect(item?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
