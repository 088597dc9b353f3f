import { describe, expect, it } from 'vitest';
import { renderExample, textOf } from '../render-blocks.tsx';

const linesOf = (root: HTMLElement) => [...root.querySelectorAll('li')].map(textOf);
const one = (item: object) => ({ groups: [{ items: [item] }] });

describe('price-list', () => {
  it('formats each price in French, with its unit and its note, below the heading and the note of its group and above the tax', () => {
    const root = renderExample('price-list');
    expect(linesOf(root)).toEqual([
      'Petit modèle 1,25 € Le plus demandé.',
      'Grand modèle 7,40 € le kilo',
      'Sur mesure à partir de 28 € Selon la taille.',
    ]);
    expect([...root.querySelectorAll('h3')].map(textOf)).toEqual(['À l’unité', 'Sur commande']);
    expect(textOf(root.querySelector('h3 + p:last-of-type'))).toBe('48 h à l’avance.');
    expect(textOf([...root.querySelectorAll('p')].at(-1) ?? null)).toBe('Prix en euros, TTC.');
  });

  it('shows the tax before its own notes', () => {
    const root = renderExample('price-list', { ...one({ name: 'Tradition', price: 1 }), notes: ['Le samedi aussi.'] });
    expect(linesOf(root).slice(1)).toEqual(['Prix en euros, TTC.', 'Le samedi aussi.']);
  });

  it('has its buttons between the prices and their conditions', () => {
    const actions = [{ label: 'Appeler', to: 'tel:{{business.phone}}', variant: 'primary' }];
    const root = renderExample('price-list', { actions });
    expect(textOf(root).replace(/\s/g, ' ')).toMatch(/28 €.*Appeler.*Prix en euros/);
    expect(root.querySelector('a')?.getAttribute('href')).toBe('tel:+33400000001');
  });

  it('has neither heading nor columns for a single group without a title', () => {
    const root = renderExample('price-list', one({ name: 'Tradition', price: 1.3 }));
    expect(root.querySelector('h3, [data-columns]')).toBeNull();
    expect(linesOf(root)).toEqual(['Tradition 1,30 €']);
  });

  it('shows an unknown price as « à compléter », and zero as a price', () => {
    const items = [
      { name: 'Tradition', price: null },
      { name: 'Livraison', price: 0 },
    ];
    expect(linesOf(renderExample('price-list', { placeholder: true, groups: [{ items }] }))).toEqual([
      'Tradition [prix à compléter]',
      'Livraison 0 €',
    ]);
  });

  it('keeps two lines with the same name', () => {
    const items = [
      { name: 'Coupe', price: 22 },
      { name: 'Coupe', price: 28 },
    ];
    expect(renderExample('price-list', { groups: [{ items }] }).querySelectorAll('li')).toHaveLength(2);
  });
});
