import { expect, it } from 'vitest';
import { renderExample, textOf } from './render-blocks.tsx';

it('opening-status shows the hours before any script, with the patterns of the state that replaces its label, leads to the address, and calls', () => {
  const root = renderExample('opening-status');
  const state = root.querySelector('[data-open-text]');
  expect(textOf(state)).toBe('Horaires');
  expect(state?.getAttribute('data-open-text')).toBe('Ouvert, ferme à %s');
  expect(state?.getAttribute('data-closed-text')).toBe('Fermé, ouvre %s');
  expect(state?.getAttribute('data-unknown-text')).toBe('Horaires');
  expect(root.querySelector('p')?.textContent?.replace(/\s/g, ' ')).toContain('de 7 h à 19 h');
  const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'https://www.google.com/maps/dir/?api=1&destination=1%2C%20rue%20du%20Four%2C%2013100%20Exempleville',
    'tel:+33400000001',
  ]);
});
