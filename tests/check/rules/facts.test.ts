import { describe, expect, it } from 'vitest';
import { rule as copyDiffers } from '../../../src/check/rules/fact/copy-differs.ts';
import { rule as typedByHand } from '../../../src/check/rules/fact/typed-by-hand.ts';
import { factsAboutFinder } from '../../../src/check/site-index/facts-about.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import type { MarkdownUse, StringUse } from '../../../src/check/site-index/site-parts.ts';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import type { TextRange } from '../../../src/text/range.ts';
import { fromPartial } from '../../from-partial.ts';

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
  const other = { locateWithin: (pointer: string, { start, end }: TextRange) => [pointer, start, end - start] };

  function found(
    strings: Partial<StringUse>[],
    documents: Partial<MarkdownUse>[] = [],
    facts: Record<string, unknown> = manifest.facts,
  ) {
    const site = {
      factsAbout: factsAboutFinder({ manifest: { facts } }),
      manifest: { ...manifest, facts },
      strings,
      documents,
      sources: { manifest: own },
    } as unknown as SiteIndex;
    return [...typedByHand.check(site)].map(({ place, args, suggestion }) => [place, args?.typed, suggestion]);
  }
  const inManifest = (pointer: string, value: string, kind = 'text') =>
    found([{ pointer, value, kind, document: own } as unknown as StringUse]);

  it('finds an amount that is a fact, in any notation', () => {
    const finding = [['/pages/0/title', 4, 4], '29 €', '{{facts.prix}}'];
    expect(inManifest('/pages/0/title', 'Dès 29 € par mois')).toEqual([finding]);
    expect(inManifest('/a', '12,50 euros')).toEqual([[['/a', 0, 11], '12,50 euros', '{{facts.seul}}']]);
    expect(inManifest('/a', '129 €, 29,10 €, 290 € et 29 eurosport')).toEqual([]);
  });

  it('finds a total after a price', () => {
    const facts = { ...manifest.facts, an: { format: 'money', from: 'plans.petit.price', times: 12 } };
    const strings = [{ pointer: '/a', value: 'Soit 348 € par an', kind: 'text', document: own } as never];
    expect(found(strings, [], facts)).toEqual([[['/a', 5, 5], '348 €', '{{facts.an}}']]);
  });

  it('leaves third-party prices to their own rule', () => {
    const facts = { ...manifest.facts, autre: { value: 7, format: 'money', about: ['four voisin'], currency: 'EUR' } };
    const texts = ['Le four voisin demande 29 €', 'Ailleurs, 7 €', 'Ici, 29 €'];
    const strings = texts.map((value) => ({ pointer: '/a', value, kind: 'text', document: own }) as never);
    expect(found(strings, [], facts)).toEqual([[['/a', 5, 4], '29 €', '{{facts.prix}}']]);
  });

  it.each(['/facts/prix/value', '/facts', '/plans/0/price', '/plans/12/price'])('ignores the source %s', (pointer) => {
    expect(inManifest(pointer, '29 €')).toEqual([]);
  });

  it.each(['/pages/0/facts', '/factsheet', '/plans/0/prices', '/plans/0/text', '/plans/x/price'])(
    'checks %s, which is not a source',
    (pointer) => {
      expect(inManifest(pointer, '29 €')).toHaveLength(1);
    },
  );

  it('checks Markdown strings of the manifest as documents, and those of other files as values', () => {
    expect(inManifest('/pages/0/text', '29 €', 'markdown')).toEqual([]);
    expect(found([{ pointer: '/facts/x', value: '29 €', kind: 'markdown', document: other } as never])).toHaveLength(1);
  });

  it('ignores code in a document', () => {
    const inDocument = (text: string) =>
      found([], [{ text, analysis: analyzeMarkdown(text), placeOf: (span) => span as never }]);
    expect(inDocument('Dès 29 € !')).toEqual([
      [{ start: 4, end: 8, euros: 29, typed: '29 €' }, '29 €', '{{facts.prix}}'],
    ]);
    expect(inDocument('Dès `29 €` !')).toEqual([]);
    expect(inDocument('```\n29 €\n```')).toEqual([]);
  });

  it.each([
    ['Maquette en 48 h ouvrées', 12, '48 h ouvrées'],
    ['en 48 heures ouvrées', 3, '48 heures ouvrées'],
    ['48h ouvrées !', 0, '48h ouvrées'],
  ])('finds a duration in working time that is a fact, in any notation: %s', (text, offset, typed) => {
    const facts = { delai: { value: 48, format: 'measure', unit: 'h ouvrées' } } as unknown as typeof manifest.facts;
    const finding = (place: unknown) => [place, typed, '{{facts.delai}}'];
    const inString = { pointer: '/a', value: text, kind: 'text', document: own } as never;
    expect(found([inString], [], facts)).toEqual([finding(['/a', offset, typed.length])]);
    const inText = {
      text,
      analysis: analyzeMarkdown(text),
      placeOf: ({ start }: TextRange) => start,
    } as never;
    expect(found([], [inText], facts)).toEqual([finding(offset)]);
  });

  it.each([
    'De 25 à 29 € par mois',
    'entre 25 et 29 €',
    'Entre 29 € et 35 €',
    '25-29 €',
    '25 – 29 €',
    '29 € à 35 €',
    'de 29 à 35 €, puis de 25 € à 29 €',
    '| Géré | 1 000 à 1 200 € | 25 à 29 € |',
    'chez Kinsta, 29 € par mois',
    '| Géré : Kinsta, WP Engine | 29 € | 12,50 € |',
    '- Kinsta : 29 €',
  ])('ignores a range, and prices of somebody else: %s', (text) => {
    expect(inManifest('/a', text)).toEqual([]);
    expect(found([], [{ text, analysis: analyzeMarkdown(text), placeOf: (span) => span as never }])).toEqual([]);
  });

  it.each([
    'Comptez 29 € par mois. Kinsta en demande davantage.',
    'Chez Petit, 29 € par mois',
    '| Panier | 29 € |\n\nUn panier.',
    'Nos 3 pages à 29 €',
    '29 € HT pour 12 mois',
    '29 € – 12 mois',
  ])('finds prices of the site: %s', (text) => {
    expect(inManifest('/a', text)).toHaveLength(1);
    expect(found([], [{ text, analysis: analyzeMarkdown(text), placeOf: (span) => span as never }])).toHaveLength(1);
  });

  it('treats the first word of a sentence as a name if another sentence contains it in another position', () => {
    const at = (pointer: string, value: string) => ({ pointer, value, kind: 'text', document: own }) as never;
    const asked = at('/a', 'Kinsta demande 29 € par mois');
    expect(found([asked])).toHaveLength(1);
    expect(found([asked, at('/b', 'Nous comparons avec Kinsta.')])).toEqual([]);
  });

  it.each(['24 à 48 h ouvrées', 'entre 24 et 48 h ouvrées', '48 h à 72 h ouvrées'])(
    'ignores a range of working time: %s',
    (value) => {
      const facts = { delai: { value: 48, format: 'measure', unit: 'h ouvrées' } } as unknown as typeof manifest.facts;
      expect(found([{ pointer: '/a', value, kind: 'text', document: own } as never], [], facts)).toEqual([]);
    },
  );

  it.each(['72 h ouvrées', '148 h ouvrées', '48 jours ouvrés', '48 h', '48 heures d’ouverture', '48 h ouvréeset'])(
    'ignores other values: %s',
    (value) => {
      const facts = {
        delai: { value: 48, format: 'measure', unit: 'h ouvrées' },
        site: { value: 48, format: 'measure', unit: 'h' },
      } as unknown as typeof manifest.facts;
      expect(found([{ pointer: '/a', value, kind: 'text', document: own } as never], [], facts)).toEqual([]);
    },
  );

  it('finds nothing if no fact is an amount', () => {
    const facts = fromPartial<typeof manifest.facts>({ nom: { value: 'Petit' }, prix: { value: 29 } });
    expect(found([{ pointer: '/a', value: '29 €', kind: 'text', document: own } as never], [], facts)).toEqual([]);
  });
});
