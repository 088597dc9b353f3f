import { describe, expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const edit = (file: string, find: string, put: string): Mutation => ({ edits: [{ file, find, put }] });
const reported = (mistake: Mutation) =>
  checkMutation(mistake).map(({ code, line, suggestion }) => [code, line, suggestion]);

describe('an unused entry', () => {
  const plan =
    '{ "id": "big", "name": "Grand", "price": "59 €", "monthlyPrice": 59, "popular": false, "paymentLink": "https://pay.exemples.fr/big", "benefits": ["Un"], "hasSEO": false }';
  const withPlan = edit(MANIFEST, '"plans": [\n', `"plans": [\n    ${plan},\n`);

  it('is a note', () => {
    expect(checkMutation(withPlan).map(({ code, severity }) => [code, severity])).toEqual([
      ['reference/unused', 'note'],
    ]);
  });

  it.each([
    ['a block', MANIFEST, '"plans": ["basket"]', '"plans": ["basket", "big"]'],
    ['a text', MANIFEST, 'Du pain, tous les jours.', 'Du pain, {{plans.big.price}} par mois.'],
    ['a fact', MANIFEST, '"from": "plans.basket.monthlyPrice"', '"from": "plans.big.monthlyPrice"'],
  ])('is accepted if %s refers to it', (_, file, find, put) => {
    expect(reported({ edits: [...(withPlan.edits ?? []), { file, find, put }] })).toEqual([]);
  });

  it('is not reported if an unknown name may be a misspelling of its own', () => {
    const misspelt = { file: MANIFEST, find: '"plans": ["basket"]', put: '"plans": ["basket", "bigg"]' };
    const codes = reported({ edits: [...(withPlan.edits ?? []), misspelt] }).map(([code]) => code);
    expect(codes).toEqual(['reference/unknown']);
  });
});
