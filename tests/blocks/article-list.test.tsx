import { expect, it } from 'vitest';
import { renderExample } from './render-blocks.tsx';

it('article-list links the guides of a chain in order, with decorative illustrations', () => {
  const items = [...renderExample('article-list').querySelectorAll('ol > li')];
  expect(items.map((item) => item.querySelector('h3 a')?.getAttribute('href'))).toEqual([
    '/conseils/premier',
    '/conseils/second',
  ]);
  expect(items[0]?.querySelectorAll('a')).toHaveLength(1);
  const image = items[0]?.querySelector('img');
  expect(image?.getAttribute('alt')).toBe('');
  expect(image?.getAttribute('src')).toBe('/media/drawings/conseils/premier.svg');
  expect(items[0]?.textContent).toContain('1\u00A0min');
});
