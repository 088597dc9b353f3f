import { expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

it('calls what has yet to be supplied as visitors would read it, with the names in it filled in', () => {
  const find = '"name": "Panier du mois"';
  const put = '"placeholder": true, "name": "Panier de {{business.name}}"';
  const [found, ...others] = checkMutation({ edits: [{ file: 'site.manifest.json', find, put }] });
  expect([found?.code, others]).toEqual(['placeholder/standing', []]);
  expect(found?.message).toContain('Panier de Boulangerie Test');
});

it('names a provisional answer by its question, and says what to put there', () => {
  const edits = [
    { file: 'site.manifest.json', find: '"answer": "Oui, ', put: '"placeholder": true, "answer": "Oui, ' },
  ];
  const [found, ...others] = checkMutation({ edits });
  expect([found?.code, others]).toEqual(['placeholder/standing', []]);
  expect(found?.message).toMatch(/Question \(.+\?\)/);
  expect(JSON.stringify(found)).toContain('retirez la question');
});
