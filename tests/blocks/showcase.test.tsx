import { expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample } from './render-blocks.tsx';

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

it('showcase marks a list that only has phones, which are centred', () => {
  const picture = exampleOf('picture');
  const phones = (frames: string[]) =>
    renderExample('showcase', { items: frames.map((frame) => ({ picture, frame })) }).querySelector('[data-phones]');
  expect(phones(['phone', 'phone', 'phone'])).not.toBeNull();
  expect(phones(['browser', 'phone'])).toBeNull();
});

it('showcase shows products and places without a frame', () => {
  const items = [{ picture: exampleOf('picture'), frame: 'plain', title: 'Tradition', caption: '1,25 €' }];
  const root = renderExample('showcase', { heading: 'Nos pains', items });
  expect(root.querySelector('figure > picture, figure > img')).not.toBeNull();
  expect(root.querySelector('h3')?.textContent).toBe('Tradition');
});
