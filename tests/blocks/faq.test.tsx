import { expect, it } from 'vitest';
import { renderExample } from './example-site.tsx';

it('faq opens each question without a script and renders its answer as Markdown', () => {
  const items = [{ question: 'Et si j’arrête ?', answer: 'Lisez nos [conditions](/cgv).' }];
  const details = renderExample('faq', { items }).querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('summary')?.textContent).toMatch(/^Et si j’arrête\s\?$/);
  expect(details?.querySelector('a')?.getAttribute('href')).toBe('/cgv');
});
