import { expect, it } from 'vitest';
import { exampleOf, renderExample } from './example-site.tsx';

it('showcase frames each mock-up as a computer or a phone, with its caption', () => {
  const picture = exampleOf('picture');
  const items = [
    { picture, frame: 'browser', caption: 'Sur ordinateur' },
    { picture, frame: 'phone', caption: 'Sur téléphone' },
  ];
  const root = renderExample('showcase', { items });
  expect([...root.querySelectorAll('li')].map((item) => item.dataset.frame)).toEqual(['browser', 'phone']);
  expect([...root.querySelectorAll('figcaption')].map((caption) => caption.textContent)).toEqual([
    'Sur ordinateur',
    'Sur téléphone',
  ]);
  expect(root.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});
