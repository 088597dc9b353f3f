import { expect, it } from 'vitest';
import { renderExample } from './render-blocks.tsx';

it('article-header contains the h1, the category, the reading time and the full date', () => {
  const root = renderExample('article-header');
  expect(root.querySelectorAll('h1')).toHaveLength(1);
  expect(root.textContent).toContain('Conseils');
  expect(root.textContent).toMatch(/1\smin/);
  const time = root.querySelector('time');
  expect(time?.getAttribute('datetime')).toBe('2026-11-20');
  expect(time?.textContent).toBe('20 novembre 2026');
});
