import { describe, expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample, textOf } from './render-blocks.tsx';

const plan = exampleOf('plan');
const rowsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('tr')].map(({ children }) => [...children].map((cell) => textOf(cell)));

describe('plan-costs', () => {
  it('shows the total costs of each plan over each period, with the tax', () => {
    const plans = [plan, { ...plan, id: 'pro', name: 'Forfait Professionnel', price: '59,90 €', monthlyPrice: 59.9 }];
    const root = renderExample('plan-costs', { plans: ['starter', 'pro'] }, { plans });
    expect(rowsOf(root).slice(0, 3)).toEqual([
      ['Total TTC', '1 an', '2 ans'],
      ['Forfait Essentiel', '348 €', '696 €'],
      ['Forfait Professionnel', '718,80 €', '1 437,60 €'],
    ]);
  });

  it('is labelled by the heading of the section, and has headers and a row for optional extras across all periods', () => {
    const root = renderExample('plan-costs');
    const name = root.querySelector('table')?.getAttribute('aria-labelledby');
    expect(textOf(root.querySelector(`#${name}`))).toBe('Combien en tout ?');
    expect(root.querySelectorAll('th[scope=col]')).toHaveLength(3);
    expect(root.querySelectorAll('th[scope=row]')).toHaveLength(2);
    expect(rowsOf(root).at(-1)).toEqual(['Installation', '30 € une fois']);
    expect(root.querySelector('td[colspan]')?.getAttribute('colspan')).toBe('2');
  });

  it('opens below its heading if it is folded, and stays labelled by it', () => {
    const root = renderExample('plan-costs', { folded: true });
    expect(root.querySelector('details')?.open).toBe(false);
    expect(root.querySelector('summary h2')?.textContent).toMatch(/^Combien en tout/);
    const name = root.querySelector('section')?.getAttribute('aria-labelledby');
    expect(root.querySelector(`#${name}`)?.closest('summary')).not.toBeNull();
    expect(root.querySelector('details table')).not.toBeNull();
  });

  it('has no such row without extras', () => {
    expect(rowsOf(renderExample('plan-costs', { extras: undefined }))).toHaveLength(2);
  });
});
