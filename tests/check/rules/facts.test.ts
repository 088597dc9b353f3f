import { describe, expect, it } from 'vitest';
import { rule as copyDiffers } from '../../../src/check/rules/fact/copy-differs.ts';
import { rule as typedByHand } from '../../../src/check/rules/fact/typed-by-hand.ts';
import { factsAboutFinder } from '../../../src/check/site-index/facts-about.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { MarkdownUse, StringUse } from '../../../src/check/site-index/site-parts.ts';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import type { TextRange } from '../../../src/text/range.ts';
import { fromPartial } from '../../from-partial.ts';
import { both, edit, MANIFEST, reported, STORY } from '../findings.ts';

const manifest = {
  plans: [{ id: 'petit', price: 29, name: 'Petit', tags: ['a'] }],
  facts: {
    prix: { value: 29, format: 'money', from: 'plans.petit.price' },
    seul: { value: 12.5, format: 'money' },
    nom: { value: 'Grand', from: 'plans.petit.name' },
  },
};

describe('fact/copy-differs', () => {
  /** Returns the findings of the rule for some facts. */
  function differing(facts: Record<string, unknown>) {
    const site = { manifest: { ...manifest, facts }, at: (pointer: string) => pointer } as unknown as SiteIndex;
    return [...copyDiffers.check(site)].map(({ place, args, suggestion }) => ({ place, ...args, suggestion }));
  }

  it('reports a copy, and its original number or text', () => {
    expect(differing({ 'a/b': { value: 30, from: 'plans.petit.price' } })).toEqual([
      { place: '/facts/a~1b/value', value: '30', from: 'plans.petit.price', original: 29, suggestion: '29' },
    ]);
    expect(differing({ nom: { value: 'Grand', from: 'plans.petit.name' } })).toMatchObject([{ suggestion: '"Petit"' }]);
    expect(differing({ prix: { value: '29', from: 'plans.petit.price' } })).toMatchObject([{ suggestion: '29' }]);
  });

  it.each([
    ['equals its original', { value: 29, from: 'plans.petit.price' }],
    ['copies nothing', { value: 30 }],
    ['has no value of its own', { from: 'plans.petit.price' }],
    ['copies neither a text nor a number', { value: 30, from: 'plans.petit.tags' }],
    ['copies a missing value', { value: 30, from: 'plans.moyen.price' }],
    ['is no fact', 'vingt-neuf'],
  ])('accepts one that %s', (_, fact) => {
    expect(differing({ prix: fact })).toEqual([]);
  });
});

describe('fact/typed-by-hand', () => {
  const own = { locateWithin: (pointer: string, { start, end }: TextRange) => [pointer, start, end - start] };
  const string = (value: string, more: object = {}) =>
    ({ pointer: '/a', value, kind: 'text', document: own, ...more }) as unknown as StringUse;
  const document = (text: string) =>
    fromPartial<MarkdownUse>({ text, analysis: analyzeMarkdown(text), placeOf: (span) => span as never });

  /** Returns the findings in some strings and documents, with these facts instead of those above. */
  function found(uses: { strings?: StringUse[]; documents?: MarkdownUse[] }, facts: object = manifest.facts) {
    const site = {
      factsAbout: factsAboutFinder({ manifest: { facts } }),
      manifest: { ...manifest, facts },
      strings: [],
      documents: [],
      sources: { manifest: own },
      ...uses,
    } as unknown as SiteIndex;
    return [...typedByHand.check(site)].map(({ place, args, suggestion }) => [place, args?.typed, suggestion]);
  }
  const inManifest = (value: string, facts?: object) => found({ strings: [string(value)] }, facts);
  const inDocument = (text: string, facts?: object) => found({ documents: [document(text)] }, facts);

  const delay = { value: 48, format: 'measure', unit: 'h ouvrées' };

  it.each<[text: string, offset: number, typed: string, name: string, facts?: object]>([
    ['Dès 29 € par mois', 4, '29 €', 'prix'],
    ['12,50 euros', 0, '12,50 euros', 'seul'],
    ['Soit 348 € par an', 5, '348 €', 'an', { an: { format: 'money', from: 'plans.petit.price', times: 12 } }],
    ['Maquette en 48 h ouvrées', 12, '48 h ouvrées', 'delai', { delai: delay }],
    ['en 48 heures ouvrées', 3, '48 heures ouvrées', 'delai', { delai: delay }],
    ['48h ouvrées !', 0, '48h ouvrées', 'delai', { delai: delay }],
  ])('finds an amount or a duration that is a fact, in any notation: %s', (text, start, typed, name, more) => {
    const facts = { ...manifest.facts, ...more };
    expect(inManifest(text, facts)).toEqual([[['/a', start, typed.length], typed, `{{facts.${name}}}`]]);
    const place = expect.objectContaining({ start, end: start + typed.length });
    expect(inDocument(text, facts)).toEqual([[place, typed, `{{facts.${name}}}`]]);
  });

  it('leaves third-party prices to their own rule', () => {
    const facts = { ...manifest.facts, autre: { value: 7, format: 'money', about: ['four voisin'], currency: 'EUR' } };
    const strings = ['Le four voisin demande 29 €', 'Ailleurs, 7 €', 'Ici, 29 €'].map((value) => string(value));
    expect(found({ strings }, facts)).toEqual([[['/a', 5, 4], '29 €', '{{facts.prix}}']]);
  });

  it.each(['/facts/prix/value', '/facts', '/plans/0/price', '/plans/12/price'])('ignores the source %s', (pointer) => {
    expect(found({ strings: [string('29 €', { pointer })] })).toEqual([]);
  });

  it.each(['/pages/0/facts', '/factsheet', '/plans/0/prices', '/plans/0/text', '/plans/x/price'])(
    'checks %s, which is not a source',
    (pointer) => {
      expect(found({ strings: [string('29 €', { pointer })] })).toHaveLength(1);
    },
  );

  it('checks Markdown strings of the manifest as documents, and those of other files as values', () => {
    const markdown = { pointer: '/facts/x', kind: 'markdown' };
    expect(found({ strings: [string('29 €', { ...markdown, pointer: '/pages/0/text' })] })).toEqual([]);
    expect(found({ strings: [string('29 €', { ...markdown, document: { ...own } })] })).toHaveLength(1);
  });

  it.each(['Dès `29 €` !', '```\n29 €\n```'])('ignores code in a document: %j', (text) => {
    expect(inDocument(text)).toEqual([]);
  });

  const facts = { ...manifest.facts, delai: delay, site: { value: 48, format: 'measure', unit: 'h' } };

  it.each([
    'De 25 à 29 € par mois',
    'entre 25 et 29 €',
    'Entre 29 € et 35 €',
    '25-29 €',
    '25 – 29 €',
    '29 € à 35 €',
    'de 29 à 35 €, puis de 25 € à 29 €',
    '| Géré | 1 000 à 1 200 € | 25 à 29 € |',
    '24 à 48 h ouvrées',
    'entre 24 et 48 h ouvrées',
    '48 h à 72 h ouvrées',
    'chez Kinsta, 29 € par mois',
    '| Géré : Kinsta, WP Engine | 29 € | 12,50 € |',
    '- Kinsta : 29 €',
    '129 €, 29,10 €, 290 € et 29 eurosport',
    '72 h ouvrées',
    '148 h ouvrées',
    '48 jours ouvrés',
    '48 h',
    '48 heures d’ouverture',
    '48 h ouvréeset',
  ])('ignores a range, prices of somebody else and other values: %s', (text) => {
    expect(inManifest(text, facts)).toEqual([]);
    expect(inDocument(text, facts)).toEqual([]);
  });

  it.each([
    'Comptez 29 € par mois. Kinsta en demande davantage.',
    'Chez Petit, 29 € par mois',
    '| Panier | 29 € |\n\nUn panier.',
    'Nos 3 pages à 29 €',
    '29 € HT pour 12 mois',
    '29 € – 12 mois',
  ])('finds prices of the site: %s', (text) => {
    expect(inManifest(text)).toHaveLength(1);
    expect(inDocument(text)).toHaveLength(1);
  });

  it('treats the first word of a sentence as a name if another sentence contains it in another position', () => {
    const asked = string('Kinsta demande 29 € par mois');
    expect(found({ strings: [asked] })).toHaveLength(1);
    expect(found({ strings: [asked, string('Nous comparons avec Kinsta.')] })).toEqual([]);
  });

  it('finds nothing if no fact is an amount', () => {
    expect(inManifest('29 €', { nom: { value: 'Petit' }, prix: { value: 29 } })).toEqual([]);
  });
});

describe('fact/doubled-unit', () => {
  /** Returns the suggestions for these words in the manifest, and for the same words in a Markdown text. */
  function suggested(put: string, fact = '"format": "measure", "value": 48, "unit": "h"'): unknown[][] {
    const declared = edit(MANIFEST, '"format": "measure", "value": 48, "unit": "h"', fact);
    const inStory = `Comptez ${put} d’attente, {{facts.delay}} au plus. Le four chauffe`;
    return [
      edit(MANIFEST, 'Commandez {{facts.delay}} à', `Commandez ${put} à`),
      edit(STORY, 'Le four chauffe', inStory),
    ].map((said) =>
      reported(both(declared, said), 'code', 'suggestion').flatMap(([code, suggestion]) =>
        code === 'fact/doubled-unit' ? [suggestion] : [],
      ),
    );
  }

  it.each([
    ['{{facts.basketPrice}}€', '{{facts.basketPrice}}'],
    ['{{facts.basketPrice}}\u00A0euros', '{{facts.basketPrice}}'],
    ['{{ facts.basketPrice }} euros', '{{facts.basketPrice}}'],
    ['{{facts.delay}} h', '{{facts.delay}}'],
    ['{{facts.delay}} heures', '{{facts.delay}}'],
  ])('finds in « %s » the repeated unit of the name', (typed, suggestion) => {
    expect(suggested(typed)).toEqual([[suggestion], [suggestion]]);
  });

  it.each([
    ['"format": "measure", "value": 48, "unit": "h ouvrées"', '{{facts.delay}} heures ouvrées', '{{facts.delay}}'],
    ['"format": "measure", "value": 48, "unit": "h ouvrées"', '{{facts.delay}} ouvrées', '{{facts.delay}}'],
    ['"format": "measure", "value": 5, "unit": "jours"', '{{facts.delay}} jours ouvrés', '{{facts.delay}}'],
    ['"format": "range", "value": 2, "to": 4, "unit": "jours"', '**{{facts.delay}}** jours', '{{facts.delay}}**'],
    ['"format": "percent", "value": 5', '{{facts.delay}} %', '{{facts.delay}}'],
    ['"format": "text", "value": "2 semaines"', '{{facts.delay}} semaines', '{{facts.delay}}'],
  ])('recognizes the unit of a fact of %s', (fact, typed, suggestion) => {
    expect(suggested(typed, fact)[1]).toEqual([suggestion]);
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
    expect(suggested(typed)).toEqual([[], []]);
  });

  it('ignores code', () => {
    expect(suggested('`{{facts.basketPrice}} €`')[1]).toEqual([]);
  });
});
