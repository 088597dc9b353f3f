import { expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample, textOf } from './render-blocks.tsx';

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

it('showcase shows before and after as one picture with one caption', () => {
  const picture = exampleOf('picture');
  const pair = {
    picture,
    before: { source: 'media/avant.webp', alt: 'Le mur tombé' },
    frame: 'plain',
    caption: 'Neuf jours.',
    price: 5800,
  };
  const root = renderExample('showcase', { items: [pair, { picture, frame: 'plain', caption: 'Seule' }] });
  const [first, second] = root.querySelectorAll('figure');
  expect([...(first?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))).toEqual([
    '/media/avant.webp',
    '/media/exemple.webp',
  ]);
  expect([...(first?.querySelectorAll('small') ?? [])].map((label) => label.textContent)).toEqual(['Avant', 'Après']);
  expect([...(first?.querySelectorAll('figcaption') ?? [])].map(textOf)).toEqual(['Neuf jours. 5 800 €']);
  expect(second?.querySelectorAll('img')).toHaveLength(1);
});

it('showcase links a picture from its title', () => {
  const items = [{ picture: exampleOf('picture'), frame: 'plain', title: 'Escalier', to: '/ouvrages#escalier' }];
  const link = renderExample('showcase', { heading: 'Nos ouvrages', items }).querySelector('h3 a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Escalier', '/ouvrages#escalier']);
});
