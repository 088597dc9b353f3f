import { expect, it } from 'vitest';
import { renderExample, textOf } from './render-blocks.tsx';

it('credentials shows what to check, and where', () => {
  const items = [
    { label: 'Assurance décennale', value: 'Mutuelle, contrat 12', link: { label: 'Attestation', to: '/assurance' } },
    { label: 'SIREN', value: '000 000 000', link: { label: 'L’annuaire', to: 'https://annuaire.example.com/' } },
  ];
  const root = renderExample('credentials', { items });
  expect([...root.querySelectorAll('dt')].map(textOf)).toEqual(['Assurance décennale', 'SIREN']);
  const [own, registry] = root.querySelectorAll('a');
  expect(own?.hasAttribute('target')).toBe(false);
  expect(registry?.getAttribute('target')).toBe('_blank');
});

it('credentials shows who answers, in an empty frame as long as that is a placeholder', () => {
  const root = renderExample('credentials');
  expect(root.querySelector('[data-empty] img')).toBeNull();
  expect(textOf(root.querySelector('figcaption'))).toContain('photographie à venir');
  expect(renderExample('credentials', { signer: undefined }).querySelector('figure')).toBeNull();
});
