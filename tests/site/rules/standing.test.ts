import { expect, it } from 'vitest';
import { checkSlip } from '../slipped-site.ts';

it('calls what has yet to be supplied as visitors would read it, with the names in it filled in', () => {
  const find = '"name": "Panier du mois"';
  const put = '"placeholder": true, "name": "Panier de {{business.name}}"';
  const [found, ...others] = checkSlip({ edits: [{ file: 'site.manifest.json', find, put }] });
  expect([found?.code, others]).toEqual(['placeholder/standing', []]);
  expect(found?.message).toContain('Panier de Boulangerie Test');
});
