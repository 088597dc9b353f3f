import { describe, expect, it } from 'vitest';
import { createLookup, factValue, valueAt } from '../../../src/model/resolve/interpolate.ts';
import type { Manifest } from '../../../src/model/types.generated.ts';
import { interpolate, isUnfilled } from '../../../src/text/braced-names.ts';

const data = {
  site: { name: 'Le Four', language: 'fr' },
  business: {
    name: '{{site.name}}, {{facts.delay}}',
    address: { street: '1, rue du Four', postalCode: '13100', city: 'Aix' },
    hours: [],
    placeholder: true,
  },
  plans: [
    { id: 'a', name: 'A', monthlyPrice: 1234.5 },
    { id: 'b', name: '{{plans.b.name}}' },
    { id: 'c', monthlyPrice: null },
    { name: 'nameless' },
  ],
  facts: {
    delay: { label: 'Délai', format: 'measure', value: 48, unit: 'h' },
    price: { label: 'Prix', format: 'money', value: 7, from: 'plans.a.monthlyPrice' },
    copy: { label: 'Nom', format: 'text', from: 'site.name' },
    lost: { label: 'Rien', format: 'text', value: 'gardé', from: 'plans.zzz.name' },
    whole: { label: 'Objet', format: 'text', value: 'gardé', from: 'business.address' },
    total: { label: 'Trois ans', format: 'money', from: 'plans.a.monthlyPrice', times: 36 },
    range: { label: 'Un an', format: 'range', value: 3, to: 15, unit: '€', times: 12 },
    unknown: { label: 'Délai', format: 'measure', value: null, unit: 'h' },
    copied: { label: 'Forfait C', format: 'money', from: 'plans.c.monthlyPrice', times: 36 },
    cents: { label: 'Un an', format: 'number', value: 29.9, times: 36 },
    named: { label: 'Nom', format: 'text', from: 'site.name', times: 2 },
    constructor: undefined,
  },
};
const lookup = createLookup(data as unknown as Manifest);

describe('a name between braces', () => {
  it.each([
    ['site.name', 'Le Four'],
    ['plans.a.name', 'A'],
    ['plans.a.monthlyPrice', '1\u202F234,50'],
    ['facts.delay', '48\u00A0h'],
    ['facts.price', '1\u202F234,50\u00A0€'],
    ['facts.total', '44\u202F442\u00A0€'],
    ['facts.range', '36 à 180\u00A0€'],
    ['facts.unknown', '[Délai à compléter]'],
    ['facts.copied', '[Forfait C à compléter]'],
    ['plans.c.monthlyPrice', '[prix à compléter]'],
    ['facts.cents', '1\u202F076,4'],
    ['facts.named', 'Le Four'],
    ['facts.copy', 'Le Four'],
    ['facts.lost', 'gardé'],
    ['facts.whole', 'gardé'],
    ['business.address', '1, rue du Four, 13100 Aix'],
    ['business.name', 'Le Four, 48\u00A0h'],
  ])('%s is %j', (name, text) => {
    expect(lookup(name)).toBe(text);
    expect(lookup(name)).toBe(text);
  });

  it.each([
    ...['', 'site', 'nothing', 'site.nothing', 'plans.c.name', 'plans.0.name', 'business.hours'],
    ...['business.placeholder', 'facts.none', 'facts.toString', 'site.constructor', 'delay', 'offre.delay'],
  ])('%j is not one', (name) => expect(lookup(name)).toBeUndefined());

  it('with a circular value stays as typed', () => expect(lookup('plans.b.name')).toBe('{{plans.b.name}}'));
});

describe('interpolate', () => {
  it('replaces every known name and keeps the others visible', () => {
    expect(interpolate('{{site.name}} {{ plans.a.name }} {{none}} {{ no name }} {x} {{', lookup)).toBe(
      'Le Four A {{none}} {{ no name }} {x} {{',
    );
  });

  it.each([
    ['Maçon à {{town}}', 'Le Mans', 'Maçon au Mans'],
    ['À {{town}} et autour de {{town}}', 'Les Ulis', 'Aux Ulis et autour des Ulis'],
    ['autour de {{town}}', 'Ève', 'autour d’Ève'],
    ['l’atelier d’{{name}}', 'Hélène', 'l’atelier d’Hélène'],
    ['l’atelier d’{{name}}', 'Zoé', 'l’atelier de Zoé'],
    ['plus de\n{{radius}}, à {{radius}}', '30 km', 'plus de\n30 km, à 30 km'],
    ['voilà {{town}}', 'Le Mans', 'voilà Le Mans'],
    ['écrivez à {{mail}}, à côté de {{mail}}', 'a@b.fr', 'écrivez à a@b.fr, à côté de a@b.fr'],
    ['à {{town}}', '[Ville à compléter]', 'à [Ville à compléter]'],
  ])('contracts and elides prepositions: %j with %j', (typed, value, expected) => {
    expect(interpolate(typed, () => value)).toBe(expected);
  });

  it('treats values literally, and not as patterns', () => {
    expect(interpolate('a {{x}} b', () => "$& $1 $' $`")).toBe("a $& $1 $' $` b");
  });
});

describe('values of the manifest', () => {
  it('are found by dotted paths, list items by their id', () => {
    expect(valueAt(data, 'plans.a')).toBe(data.plans[0]);
    expect(valueAt(data, 'site.name.length')).toBeUndefined();
    expect(valueAt([{ id: 'x' }, null, 'x'], 'x')).toEqual({ id: 'x' });
    expect(valueAt(null, 'x')).toBeUndefined();
  });

  it('are copied by facts if they are texts or numbers', () => {
    const fact = { label: 'x', format: 'number', value: 1 } as const;
    expect(factValue(data, fact)).toBe(fact);
    expect(factValue(data, { ...fact, from: 'plans.a.monthlyPrice' }).value).toBe(1234.5);
    expect(factValue(data, { ...fact, from: 'business.placeholder' }).value).toBe(1);
  });
});

it.each([
  ['{{facts.a}}', true],
  ['Dès {{ facts.a }} par mois', true],
  ['Dès 29 € par mois', false],
  ['Dès {{', false],
  ['', false],
])('the length of a text with unknown names is unknown: %s', (text, isLeft) => {
  expect([isUnfilled(text), isUnfilled(text)]).toEqual([isLeft, isLeft]);
});
