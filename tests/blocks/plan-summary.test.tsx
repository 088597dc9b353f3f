import { describe, expect, it } from 'vitest';
import { splitBenefits } from '../../src/ui/offers/split-benefits.ts';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample, textOf } from './render-blocks.tsx';

const plan = exampleOf('plan');
const plans = [
  { ...plan, benefits: ['2 pages', 'Hébergement'] },
  { ...plan, id: 'pro', name: 'Forfait Professionnel', price: '59 €', benefits: ['6 pages', 'Hébergement'] },
];

describe('plan-summary', () => {
  it('lists the benefits of all plans once, and on each card its distinct ones', () => {
    const root = renderExample('plan-summary', { plans: ['starter', 'pro'] }, { plans });
    expect(root.textContent?.match(/Hébergement/g)).toHaveLength(1);
    const cards = [...root.querySelectorAll('h3')].map(({ parentElement }) => textOf(parentElement));
    expect(cards[0]).toContain('2 pages');
    expect(cards[1]).toContain('6 pages');
    expect(cards[1]).toContain('59 € TTC');
  });

  it('never shows a payment link', () => {
    expect(renderExample('plan-summary').innerHTML).not.toContain('paiement.example.com');
  });

  it('lists all benefits of a single plan', () => {
    expect(splitBenefits([['a', 'b']])).toEqual({ shared: [], own: [['a', 'b']] });
  });
});
