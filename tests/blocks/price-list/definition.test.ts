import { describe, expect, it } from 'vitest';
import type { ResolvedPage } from '../../../src/model/resolve/resolved.ts';
import { structuredData } from '../../../src/shell/head/structured-data.ts';
import { mapBaseSite, placesIn } from '../../editor/origins/map-base-site.ts';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

type Data = Record<string, unknown>;

const { model, shell, page } = fixtureSite();

function only(entry: ResolvedPage, type: string): Data {
  const found = structuredData(entry, shell).filter((thing) => (thing as Data)['@type'] === type);
  expect(found).toHaveLength(1);
  return JSON.parse(JSON.stringify(found[0])) as Data;
}

describe('a list of prices', () => {
  const list = {
    key: 'price-list-9',
    type: 'price-list',
    ground: 'paper',
    heading: 'Nos prix',
    vat: 'TTC',
    fromLabel: 'à partir de',
    taxLabel: 'Prix en euros',
    groups: [
      {
        title: 'Les pains',
        items: [{ name: 'Grand levain', price: 7.4, unit: 'le kilo', note: 'Cinq jours.', from: false }],
      },
      { items: [{ name: 'Gâteau', price: 28, from: true }] },
    ],
  };
  const contact = page('/contact');
  const withList = (own = {}) => ({ ...contact, blocks: [...contact.blocks, { ...list, ...own }] }) as ResolvedPage;
  const entry = withList();

  it('is a catalogue of the business, with a catalogue for each group with a title', () => {
    const { itemListElement, ...catalog } = only(entry, 'OfferCatalog') as { itemListElement: Data[]; '@id': string };
    expect(catalog).toMatchObject({ '@id': `${model.manifest.site.url}/contact#price-list-9`, name: 'Nos prix' });
    expect(itemListElement.map((thing) => [thing['@type'], thing.name])).toEqual([
      ['OfferCatalog', 'Les pains'],
      ['Offer', 'Gâteau'],
    ]);
    expect(only(entry, 'ProfessionalService').hasOfferCatalog).toEqual([{ '@id': catalog['@id'] }]);
  });

  it('includes the unit, the tax and the minimum of each price', () => {
    const [bread, cake] = (only(entry, 'OfferCatalog').itemListElement as Data[]).flatMap(
      (thing) => (thing.itemListElement as Data[]) ?? thing,
    );
    expect(bread).toMatchObject({
      name: 'Grand levain',
      description: 'Cinq jours.',
      priceSpecification: { price: 7.4, priceCurrency: 'EUR', unitText: 'le kilo', valueAddedTaxIncluded: true },
    });
    expect(cake?.priceSpecification).toMatchObject({ minPrice: 28, priceCurrency: 'EUR' });
    expect(cake?.priceSpecification).not.toHaveProperty('price');
  });

  it('omits an unknown price', () => {
    const cake = withList({ groups: [{ items: [{ name: 'Gâteau', price: null, from: false }] }] });
    expect(only(cake, 'OfferCatalog').itemListElement).toEqual([{ '@type': 'Offer', name: 'Gâteau' }]);
  });

  it('maps each name, known or unknown price, unit and note to its field in the editor, and the tax to the business', async () => {
    const bread = { name: 'Tradition', price: 1.25, unit: 'pièce', note: 'Fine.' };
    const roll = { name: 'Petit pain', price: 1.25, from: true };
    const cake = { name: 'Gâteau', price: null };
    const page = await mapBaseSite('/', {
      sections: [
        { type: 'hero', heading: 'Une page' },
        { type: 'price-list', heading: 'Prix', groups: [{ title: 'Pains', items: [bread, roll, cake] }] },
      ],
    });
    const list = '/pages/0/sections/1';
    const items = `${list}/groups/0/items`;
    expect(placesIn(page, ({ attribute }) => !attribute).filter(([, [place = '']]) => place.startsWith(list))).toEqual([
      ['Prix', [`${list}/heading`]],
      ['Pains', [`${list}/groups/0/title`]],
      ['Tradition', [`${items}/0/name`]],
      ['1,25\u00A0€', [`${items}/0/price`]],
      ['pièce', [`${items}/0/unit`]],
      ['Fine.', [`${items}/0/note`]],
      ['Petit pain', [`${items}/1/name`]],
      ['à partir de', [`${list}/fromLabel`]],
      ['1,25\u00A0€', [`${items}/1/price`]],
      ['Gâteau', [`${items}/2/name`]],
      ['[prix à compléter]', [`${items}/2/price`]],
      ['Prix en euros, TTC.', [`${list}/taxLabel`, '/business/vat/mention']],
    ]);
  });
});
