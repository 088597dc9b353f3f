import { expect, it } from 'vitest';
import { renderExample } from './render-blocks.tsx';

it('faq opens each question without a script and renders its answer as Markdown', () => {
  const items = [{ question: 'Et si j’arrête ?', answer: 'Lisez nos [conditions](/cgv).' }];
  const details = renderExample('faq', { items }).querySelector('details');
  expect(details?.open).toBe(false);
  expect(details?.querySelector('summary')?.textContent).toMatch(/^Et si j’arrête\s\?$/);
  expect(details?.querySelector('a')?.getAttribute('href')).toBe('/cgv');
});

it('faq folds the questions after the first ones', () => {
  const items = ['Un ?', 'Deux ?', 'Trois ?'].map((question) => ({ question, answer: 'Oui.' }));
  const root = renderExample('faq', { items, shown: 2 });
  const more = [...root.querySelectorAll('details')].find((one) => one.querySelector('details'));
  expect(more?.querySelector('summary')?.textContent).toBe('Autres questions');
  expect([...(more?.querySelectorAll('h3') ?? [])].map((one) => one.textContent)).toEqual(['Trois\u202F?']);
  expect(root.querySelectorAll('h3')).toHaveLength(3);
});
