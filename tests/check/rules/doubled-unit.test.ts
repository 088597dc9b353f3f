import { describe, expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const STORY = 'content/textes/histoire.md';

/** Returns the findings for these words in the manifest, then for the same words in a Markdown text. */
function said(put: string, fact?: string): [string, string | null][][] {
  const edits: NonNullable<Mutation['edits']> = fact
    ? [{ file: MANIFEST, find: '"format": "measure", "value": 48, "unit": "h"', put: fact }]
    : [];
  const reported = (edit: (typeof edits)[number]) =>
    checkMutation({ edits: [...edits, edit] }).map(({ code, suggestion }): [string, string | null] => [
      code,
      suggestion,
    ]);
  return [
    reported({ file: MANIFEST, find: 'Commandez {{facts.delay}} à', put: `Commandez ${put} à` }),
    reported({
      file: STORY,
      find: 'Le four chauffe',
      put: `Comptez ${put} d’attente, {{facts.delay}} au plus. Le four chauffe`,
    }),
  ];
}

describe('fact/doubled-unit', () => {
  it.each([
    ['{{facts.basketPrice}} €', '{{facts.basketPrice}}'],
    ['{{facts.basketPrice}}€', '{{facts.basketPrice}}'],
    ['{{facts.basketPrice}}\u00A0euros', '{{facts.basketPrice}}'],
    ['{{ facts.basketPrice }} euros', '{{facts.basketPrice}}'],
    ['{{facts.delay}} h', '{{facts.delay}}'],
    ['{{facts.delay}} heures', '{{facts.delay}}'],
  ])('finds in « %s » the repeated unit of the name', (typed, suggestion) => {
    for (const found of said(typed)) {
      expect(found.filter(([code]) => code === 'fact/doubled-unit')).toEqual([['fact/doubled-unit', suggestion]]);
    }
  });

  it.each([
    ['"format": "measure", "value": 48, "unit": "h ouvrées"', '{{facts.delay}} heures ouvrées', '{{facts.delay}}'],
    ['"format": "measure", "value": 48, "unit": "h ouvrées"', '{{facts.delay}} ouvrées', '{{facts.delay}}'],
    ['"format": "measure", "value": 5, "unit": "jours"', '{{facts.delay}} jours ouvrés', '{{facts.delay}}'],
    ['"format": "range", "value": 2, "to": 4, "unit": "jours"', '**{{facts.delay}}** jours', '{{facts.delay}}**'],
    ['"format": "percent", "value": 5', '{{facts.delay}} %', '{{facts.delay}}'],
    ['"format": "text", "value": "2 semaines"', '{{facts.delay}} semaines', '{{facts.delay}}'],
  ])('recognizes the unit of a fact of %s', (fact, typed, suggestion) => {
    const [, inStory = []] = said(typed, fact);
    expect(inStory.filter(([code]) => code === 'fact/doubled-unit')).toEqual([['fact/doubled-unit', suggestion]]);
  });

  it.each([
    '{{facts.basketPrice}} par mois',
    '{{facts.basketPrice}} TTC',
    '{{facts.basketPrice}}, 10 € de moins',
    '{{facts.delay}} avant',
    '{{facts.delay}} habituelles',
    '{{facts.delay}} ({{facts.delay}})',
    '{{business.name}} h',
    '{{plans.basket.monthlyPrice}} €',
  ])('accepts « %s »', (typed) => {
    const codes = said(typed).flat();
    expect(codes.filter(([code]) => code === 'fact/doubled-unit')).toEqual([]);
  });

  it('ignores code', () => {
    const [, inStory = []] = said('`{{facts.basketPrice}} €`');
    expect(inStory).toEqual([]);
  });
});
