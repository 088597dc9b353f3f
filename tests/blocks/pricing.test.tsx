import { describe, expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample, textOf } from './render-blocks.tsx';

const plan = exampleOf('plan');
const plans = [
  plan,
  { ...plan, id: 'pro', name: 'Forfait Professionnel', price: '59 €', popular: true, benefits: ['Support premium'] },
];
const three = { plans: ['starter', 'pro'] };

describe('pricing', () => {
  it('shows every complete price, with the tax and the period, and the action of the block, never a payment link', () => {
    const root = renderExample('pricing', three, { plans });
    const offers = [...root.querySelectorAll('h3')].map(({ parentElement }) => textOf(parentElement));
    expect(offers[0]).toContain('29 € TTCpar mois');
    expect(offers[1]).toContain('59 € TTCpar mois');
    const targets = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/contact', '/contact']);
    expect(root.innerHTML).not.toContain('paiement.example.com');
  });

  it('labels the popular plan, and gives it the only primary button', () => {
    const root = renderExample('pricing', { ...three, popularLabel: 'Populaire' }, { plans });
    const popular = root.querySelectorAll('[data-popular]');
    expect(popular).toHaveLength(1);
    expect(textOf(popular[0] ?? null)).toContain('Populaire');
    expect(root.textContent?.match(/Populaire/g)).toHaveLength(1);
    expect(popular[0]?.querySelector('.MuiButton-contained')).not.toBeNull();
    expect(root.querySelectorAll('.MuiButton-contained')).toHaveLength(1);
  });

  it('gives every plan a primary button when none is popular', () => {
    expect(renderExample('pricing').querySelectorAll('.MuiButton-contained')).toHaveLength(1);
  });

  it('shows a benefit with the words of the block, if given', () => {
    const replacements = [{ plan: 'pro', from: 'Support premium', to: 'Support prioritaire' }];
    const text = renderExample('pricing', { ...three, replacements }, { plans }).textContent;
    expect(text).toContain('Support prioritaire');
    expect(text).not.toContain('Support premium');
  });

  it('lists the benefits of all plans once, and on each card its distinct ones', () => {
    const shared = ['Hébergement', 'Certificat SSL'];
    const many = plans.map((one, index) => ({ ...one, benefits: [`Ligne ${index + 1}`, ...shared] }));
    const root = renderExample('pricing', { ...three, sharedLabel: 'Partout' }, { plans: many });
    const offers = [...root.querySelectorAll('ul > li:has(h3)')].map((offer) => textOf(offer));
    expect(offers[0]).toContain('Ligne 1');
    expect(offers[1]).toContain('Ligne 2');
    expect(root.textContent?.match(/Hébergement/g)).toHaveLength(1);
    expect(textOf(root)).toContain('PartoutHébergementCertificat SSL');
  });
});
