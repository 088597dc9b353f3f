import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { starterFolder, trades } from '../../src/build/starters.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import type { Manifest } from '../../src/model/types.generated.ts';

const manifestOf = (trade: string) => readSite(starterFolder(trade), () => {}).manifest.data as Manifest;
const textOf = (trade: string, file: string) => readFileSync(path.join(starterFolder(trade), 'content', file), 'utf8');

/** Returns the sections of one type. `T` has the keys of that block. */
function sectionsOf<T>(trade: string, type: string): T[] {
  const sections = manifestOf(trade).pages.flatMap((page) => page.sections as { type: string }[]);
  return sections.filter((section) => section.type === type) as T[];
}

interface PriceList {
  groups: { note?: string; items: { name: string; unit?: string; note?: string }[] }[];
  notes?: string[];
}
interface Menu {
  courses: { dish: string; origin?: string; allergens: string[] }[];
}
const pricesOf = (trade: string) => sectionsOf<PriceList>(trade, 'price-list');

const BUILDS = new Set(['GeneralContractor', 'HomeAndConstructionBusiness', 'Plumber']);
const builders = trades().filter((trade) => BUILDS.has(manifestOf(trade).business.type));
const sellers = trades().filter((trade) => manifestOf(trade).business.type !== 'NGO');

describe.each(builders)('%s, which builds,', (trade) => {
  it('names its insurer, where the insurance holds and for which works', () => {
    const text = textOf(trade, 'mentions-legales.md');
    expect(text).toMatch(/décennale.*\{\{facts\.insurer\}\}.*\{\{facts\.insuredArea\}\}.*\{\{facts\.insuredWorks\}\}/);
  });

  it('has a rate of VAT for each group of prices', () => {
    for (const { groups, notes = [] } of pricesOf(trade)) {
      const forAll = notes.some((note) => note.includes('TVA'));
      expect(groups.filter(({ note = '' }) => !forAll && !note.includes('TVA'))).toEqual([]);
    }
  });

  it('says whether a quote is free, and how to withdraw from a contract', () => {
    expect(JSON.stringify(manifestOf(trade).pages)).toContain('{{facts.quoteCost}}');
    expect(textOf(trade, 'mentions-legales.md')).toMatch(/quatorze jours.*formulaire type/);
  });
});

it('a mason names the limits of building permits, with the urban exception and the architect', () => {
  expect(JSON.stringify(manifestOf('macon').pages)).toMatch(/20 m².*40 m² en zone urbaine.*150 m².*architecte/);
});

it('a plumber names the fee of a call-out first, and turns off the current before the water', () => {
  const [list] = pricesOf('plomberie');
  expect(list?.groups[0]).toMatchObject({ title: 'Déplacement', note: expect.stringContaining('dû même si') });
  const text = textOf('plomberie', 'couper-l-eau.md');
  expect(text.indexOf('disjoncteur')).toBeLessThan(text.indexOf('vanne'));
});

describe('a restaurant', () => {
  const dishes = sectionsOf<Menu>('restaurant', 'site-menu').flatMap(({ courses }) => courses);

  it('says on its slate what each dish contains, and has it in the table of allergens', () => {
    const [opening] = sectionsOf<{ board?: { lines: { name: string; note?: string }[] } }>('restaurant', 'hero');
    const lines = opening?.board?.lines ?? [];
    expect(lines).toHaveLength(3);
    for (const { name, note } of lines) {
      expect(note).toContain('Contient :');
      expect(dishes.map(({ dish }) => dish)).toContainEqual(expect.stringContaining(name.split(',')[0] ?? name));
      if (name.includes('bœuf')) expect(note).toContain('France');
    }
  });

  it('cannot leave out the allergens of a dish', () => {
    const file = path.join(starterFolder('restaurant'), 'blocks/site-menu/schema.json');
    const { items } = JSON.parse(readFileSync(file, 'utf8')).properties.courses;
    expect(items.required).toContain('allergens');
    expect(items.properties.allergens.items.enum).toHaveLength(14);
  });

  /** The items of the first price list. The second list has menus that are composed together with the guests. */
  const carte = (pricesOf('restaurant')[0]?.groups ?? []).flatMap(({ items }) => items);

  it('has every line of its prices in the table of allergens, and says the same beside its price, also of nuts', () => {
    for (const { name, note = '' } of carte) {
      const allergens = dishes.find(({ dish }) => dish.startsWith(name))?.allergens;
      expect(allergens, name).toBeDefined();
      const said = allergens?.length ? `Contient : ${allergens.join(', ')}.` : '';
      expect(note, name).toContain(said);
    }
    expect(carte.some(({ note }) => note?.includes('fruits à coque'))).toBe(true);
  });

  it('says where its meat comes from, and how much a glass or bottle holds', () => {
    expect(dishes.filter(({ dish, origin }) => dish.includes('bœuf') && !origin?.includes('France'))).toEqual([]);
    const drinks = pricesOf('restaurant')[0]?.groups.at(-1)?.items ?? [];
    expect(drinks.filter(({ unit = '' }) => !/\d+ cl$/.test(unit))).toEqual([]);
  });
});

it('a bakery writes the allergens of each cake that is ordered at a distance', () => {
  const cakes = pricesOf('boulangerie')[0]?.groups.at(-1)?.items ?? [];
  expect(cakes.filter(({ note = '' }) => !note.includes('Contient :'))).toEqual([]);
});

it.each(['boulangerie', 'fleuriste'])('%s says that what perishes is not taken back', (trade) => {
  expect(textOf(trade, 'mentions-legales.md')).toMatch(/L221-28, (?:3° et )?4°/);
});

describe.each(sellers)('%s, which sells to consumers,', (trade) => {
  const { business } = manifestOf(trade);

  it('names a mediator with an address and a site', () => {
    expect(business.legal.mediator).toMatch(/\b\d{5} \p{Lu}.*, [\w.]+\.\w+$/u);
    expect(textOf(trade, 'mentions-legales.md')).toContain('{{business.legal.mediator}}');
  });

  it('is « EI » beside a name, with an RNE without a town, or a company with a town', () => {
    const { form, rcs } = business.legal;
    if (/individuel/.test(form))
      expect([form, rcs]).toEqual(['entrepreneur individuel (EI)', expect.stringMatching(/^RNE [\d ]+$/)]);
    else expect(rcs).toMatch(/^RCS \p{Lu}\p{L}+ [\d ]+$/u);
    expect(textOf(trade, 'mentions-legales.md')).toContain('{{business.legal.form}}');
  });
});

describe.each(trades())('%s', (trade) => {
  it('says that messages are processed in the United States, and has its opening hours in one place', () => {
    const [form] = Object.values(manifestOf(trade).forms ?? {});
    expect(form?.messages.notice?.text).toContain('traite aux États-Unis');
    expect(textOf(trade, 'confidentialite.md')).toContain('serveurs sont aux États-Unis');
    const details = sectionsOf<{ hours?: string }>(trade, 'contact-details');
    expect(details.filter(({ hours }) => hours !== undefined)).toEqual([]);
  });
});

it('trades that need to see something have a link to send a photograph', () => {
  const having = trades().filter((trade) => JSON.stringify(manifestOf(trade).pages).includes('"sms:{{facts.'));
  expect(having).toEqual(trades().filter((trade) => trade !== 'association' && trade !== 'restaurant'));
});
