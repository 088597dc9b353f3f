import { expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

it('shows a placeholder as visitors would read it, with facts filled in', () => {
  const find = '"name": "Panier du mois"';
  const put = '"placeholder": true, "name": "Panier de {{business.name}}"';
  const [found, ...others] = checkMutation({ edits: [{ file: 'site.manifest.json', find, put }] });
  expect([found?.code, others]).toEqual(['placeholder/standing', []]);
  expect(found?.message).toContain('Panier de Boulangerie Test');
});

it('reports a provisional answer with its question, and what to put there', () => {
  const edits = [
    { file: 'site.manifest.json', find: '"answer": "Oui, ', put: '"placeholder": true, "answer": "Oui, ' },
  ];
  const [found, ...others] = checkMutation({ edits });
  expect([found?.code, others]).toEqual(['placeholder/standing', []]);
  expect(found?.message).toMatch(/Question \(.+\?\)/);
  expect(JSON.stringify(found)).toContain('retirez la question');
});
