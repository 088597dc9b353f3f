import { describe, expect, it } from 'vitest';
import { vatIncluded } from '../../../src/blocks/prices.ts';
import type { BlockType, ResolvedPage } from '../../../src/model/resolve/resolved.ts';
import { structuredData } from '../../../src/shell/head/structured-data.ts';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

type Data = Record<string, unknown>;

const { model, shell, pages, page } = fixtureSite();
const { manifest } = model;
const URL_OF_SITE = manifest.site.url;

/** Returns the data as a search engine reads it: after serialization as JSON. */
function dataIn(own: typeof shell, entry: ResolvedPage): Data[] {
  return JSON.parse(JSON.stringify(structuredData(entry, own))) as Data[];
}

const dataOf = (entry: ResolvedPage) => dataIn(shell, entry);

function only(entry: ResolvedPage, type: string, own = shell): Data {
  const [found, ...more] = dataIn(own, entry).filter((thing) => thing['@type'] === type);
  if (!found || more.length > 0) throw new Error(`${entry.path} has ${more.length + (found ? 1 : 0)} ${type}`);
  return found;
}

function typesOf(entry: ResolvedPage): unknown[] {
  return dataOf(entry).map((thing) => thing['@type']);
}

/** Returns all objects in a value, including the value itself. */
function objectsIn(value: unknown): Data[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? below : [value as Data, ...below];
}

const guides = pages.filter((entry) => entry.kind === 'guide');
const hubs = pages.filter((entry) => entry.blocks.some(({ type }) => type === 'article-list'));
const indexed = pages.filter(({ noindex }) => !noindex);
const things = indexed.flatMap(dataOf).flatMap(objectsIn);

describe('structured data of every page', () => {
  it('names schema.org and types, but no review, rating or list of questions, and has absolute addresses and no empty value', () => {
    for (const thing of indexed.flatMap(dataOf)) expect(thing['@context']).toBe('https://schema.org');
    const addresses = ['url', 'item', 'image', 'contentUrl', 'thumbnailUrl', '@id', 'mainEntityOfPage'];
    for (const thing of things) {
      expect(thing['@type'] ?? thing['@id']).toBeTypeOf('string');
      expect(['FAQPage', 'Review', 'AggregateRating']).not.toContain(thing['@type']);
      for (const key of addresses) if (key in thing) expect(String(thing[key])).toMatch(/^https:\/\/[^/]+\//);
      for (const [key, value] of Object.entries(thing)) expect(value === '' || value === null, key).toBe(false);
    }
  });

  it('is missing on pages that must not be indexed', () => {
    const hidden = pages.filter(({ noindex }) => noindex);
    expect(hidden.length).toBeGreaterThan(3);
    for (const entry of hidden) expect(dataOf(entry), entry.path).toEqual([]);
  });

  it('defines everything that it refers to, on this page or another one', () => {
    for (const entry of indexed) {
      const found = dataOf(entry).map((thing) => thing['@id']);
      for (const thing of dataOf(entry).flatMap(objectsIn)) {
        if ('@id' in thing && !found.includes(thing['@id']))
          expect(thing, entry.path).toMatchObject({ '@type': expect.any(String), name: expect.any(String) });
      }
    }
  });
});

describe('the business', () => {
  const businessWith = (own: Partial<typeof shell.business>) =>
    only(page('/'), 'ProfessionalService', { ...shell, business: { ...shell.business, ...own } });

  it('is complete on the home page and on pages with its details, with its opening hours for each day', () => {
    const { business } = manifest;
    for (const route of ['/', '/contact']) {
      const found = only(page(route), 'ProfessionalService');
      expect(found).toMatchObject({
        '@id': `${URL_OF_SITE}/#business`,
        name: business.name,
        url: `${URL_OF_SITE}/`,
        email: business.email,
        areaServed: business.areaServed,
        address: {
          '@type': 'PostalAddress',
          streetAddress: business.address.street,
          postalCode: business.address.postalCode,
          addressLocality: business.address.city,
          addressCountry: 'FR',
        },
      });
      expect(found.telephone).toMatch(/^\+33\d{9}$/);
    }
    const { openingHoursSpecification: hours } = only(page('/contact'), 'ProfessionalService') as {
      openingHoursSpecification: { dayOfWeek: string[]; opens: string; closes: string }[];
    };
    expect(hours).toHaveLength(manifest.business.hours.length);
    for (const { dayOfWeek, opens, closes } of hours) {
      for (const day of dayOfWeek) expect(day).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/);
      expect(opens < closes).toBe(true);
    }
  });

  it('has hours across midnight in schema.org’s form: one entry, for the day of opening', () => {
    const hours = [{ days: ['saturday' as const], opens: '19:00', closes: '01:00' }];
    expect(businessWith({ hours }).openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '19:00', closes: '01:00' },
    ]);
  });

  it('has the type of its trade, and its pages elsewhere', () => {
    const found = (own: Partial<typeof shell.business>) =>
      structuredData(page('/'), { ...shell, business: { ...shell.business, ...own } }).find((thing) =>
        String(thing['@id']).endsWith('#business'),
      );
    const sameAs = ['https://social.example/lavoir'];
    expect(found({ type: 'Bakery', sameAs })).toMatchObject({ '@type': 'Bakery', sameAs });
    expect(found({ type: 'NGO' })).toMatchObject({ '@type': ['LocalBusiness', 'NGO'] });
    expect(found({})).toMatchObject({ '@type': 'ProfessionalService' });
  });

  it('has its closures, which search engines show as « closed »', () => {
    const closures = [{ from: '2027-08-02', until: '2027-08-22', text: 'Congés d’été' }];
    expect(businessWith({ closures }).specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2027-08-02',
        validThrough: '2027-08-22',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
    expect(businessWith({})).not.toHaveProperty('specialOpeningHoursSpecification');
  });

  it('has a region and service areas if the manifest has them', () => {
    const { region: _, ...address } = shell.business.address;
    const { areaServed: __, ...business } = shell.business;
    const found = (own: Partial<typeof shell.business>) =>
      only(page('/'), 'ProfessionalService', {
        ...shell,
        business: { ...business, ...own, address: { ...address, ...own.address } },
      });
    expect(found({ areaServed: 'Aix', address: { ...address, region: 'Provence' } })).toMatchObject({
      areaServed: 'Aix',
      address: { addressRegion: 'Provence' },
    });
    expect(found({})).not.toHaveProperty('areaServed');
    expect(found({}).address).not.toHaveProperty('addressRegion');
  });

  it('publishes the site', () => {
    const site = only(page('/'), 'WebSite');
    expect(site).toMatchObject({ name: manifest.site.name, url: `${URL_OF_SITE}/`, inLanguage: 'fr' });
    expect(site.publisher).toMatchObject({ '@id': `${URL_OF_SITE}/#business` });
  });

  it('is not repeated on other pages', () => {
    const found = pages.filter((entry) => typesOf(entry).includes('ProfessionalService')).map(({ path }) => path);
    expect(found).toEqual(['/', '/contact', '/prestations']);
  });
});

/** Returns a page whose blocks of a type are changed. */
function changed(entry: ResolvedPage, type: BlockType, change: (block: never) => object): ResolvedPage {
  const blocks = entry.blocks.map((block) => (block.type === type ? { ...block, ...change(block as never) } : block));
  return { ...entry, blocks } as ResolvedPage;
}

describe('the plans', () => {
  type Catalog = { itemListElement: Data[]; name: string; '@id': string };
  const catalogOf = (entry: ResolvedPage) => only(entry, 'OfferCatalog') as Catalog;
  const catalog = catalogOf(page('/'));

  it('are offers of services with a provider, which their list does not support, and the monthly price of the manifest with its tax', () => {
    expect(catalog).not.toHaveProperty('provider');
    const plans = manifest.plans ?? [];
    expect(catalog.name).toBeTruthy();
    const priceOf = ({ priceSpecification }: Data) => (priceSpecification as Data).price;
    expect(catalog.itemListElement.map((offer) => [offer.name, priceOf(offer)])).toEqual(
      plans.map(({ name, monthlyPrice }) => [name, monthlyPrice]),
    );
    for (const offer of catalog.itemListElement) {
      expect(offer).toMatchObject({ '@type': 'Offer', url: `${URL_OF_SITE}/#commander` });
      // Without its unit, it would be read as the price of the whole service.
      expect(offer).not.toHaveProperty('price');
      expect(offer.priceSpecification).toMatchObject({
        '@type': 'UnitPriceSpecification',
        priceCurrency: 'EUR',
        unitCode: 'MON',
        valueAddedTaxIncluded: true,
        description: expect.stringContaining(manifest.business.vat.mention),
      });
      expect(offer.itemOffered).toMatchObject({
        '@type': 'Service',
        provider: { '@type': 'ProfessionalService', '@id': `${URL_OF_SITE}/#business`, name: manifest.business.name },
      });
    }
  });

  it('belong to the business, on the page that shows them', () => {
    expect(only(page('/'), 'ProfessionalService').hasOfferCatalog).toEqual([{ '@id': catalog['@id'] }]);
    expect(only(page('/contact'), 'ProfessionalService')).not.toHaveProperty('hasOfferCatalog');
  });

  it('have the price for the period on the page, if there is one', () => {
    const codesOf = (perMonth: string) => {
      const { itemListElement } = catalogOf(changed(page('/'), 'pricing', () => ({ perMonth })));
      return [...new Set(itemListElement.map(({ priceSpecification }) => (priceSpecification as Data).unitCode))];
    };
    for (const monthly of ['par mois', '/ mois', 'par mois, pendant un an', 'a month'])
      expect(codesOf(monthly)).toEqual(['MON']);
    for (const yearly of ['par an', 'l’année', 'a year']) expect(codesOf(yearly)).toEqual(['ANN']);
    for (const other of ['le bouquet', 'le plan', 'par annonce', 'vue sur l’océan'])
      expect(codesOf(other)).toEqual([undefined]);
  });

  it('have a target group, if the manifest has one', () => {
    const sold = (summary: string | undefined) => {
      const change = ({ plans }: { plans: object[] }) => ({ plans: plans.map((plan) => ({ ...plan, summary })) });
      const { itemListElement } = catalogOf(changed(page('/'), 'pricing', change));
      return itemListElement.map(({ itemOffered }) => (itemOffered as Data).description);
    };
    expect(new Set(sold('Pour débuter'))).toEqual(new Set(['Pour débuter']));
    expect(new Set(sold(undefined))).toEqual(new Set([undefined]));
  });

  it('omit the tax if the mention does not say', () => {
    expect(vatIncluded('TTC')).toBe(true);
    expect(vatIncluded('HT')).toBe(false);
    expect(vatIncluded('TVA non applicable, art. 293 B du CGI')).toBeUndefined();
  });
});

it('guides are articles with the dates of their front matter, and a breadcrumb from the home page through their hub', () => {
  expect(guides.length).toBeGreaterThan(0);
  for (const entry of guides) {
    if (entry.kind !== 'guide') continue;
    expect(only(entry, 'Article'), entry.path).toMatchObject({
      headline: entry.title,
      description: entry.description,
      datePublished: entry.published,
      dateModified: entry.reviewed,
      mainEntityOfPage: entry.canonical,
      author: { name: manifest.business.name },
      publisher: { name: manifest.business.name },
      image: `${URL_OF_SITE}/media/social${entry.path}.png`,
    });
    expect(entry.published).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(entry.reviewed >= entry.published, entry.path).toBe(true);
    const { itemListElement: steps } = only(entry, 'BreadcrumbList') as { itemListElement: Data[] };
    expect(steps.map(({ position, item }) => [position, item])).toEqual([
      [1, `${URL_OF_SITE}/`],
      [2, URL_OF_SITE + entry.chain.hub],
      [3, entry.canonical],
    ]);
    for (const { name } of steps) expect(name).toBeTruthy();
  }
});

it('hubs are collections of their guides, in order, one step below the home page', () => {
  expect(hubs).toHaveLength(2);
  for (const entry of hubs) {
    const { mainEntity, url } = only(entry, 'CollectionPage') as { mainEntity: Data; url: string };
    const chain = manifest.chains?.find(({ hub }) => hub === entry.path);
    expect(url).toBe(entry.canonical);
    expect(mainEntity['@type']).toBe('ItemList');
    const items = mainEntity.itemListElement as Data[];
    expect(items.map((item) => item.url)).toEqual(chain?.articles.map((slug) => `${entry.canonical}/${slug}`));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    const { itemListElement: steps } = only(entry, 'BreadcrumbList') as { itemListElement: Data[] };
    expect(steps.map(({ item }) => item)).toEqual([`${URL_OF_SITE}/`, entry.canonical]);
  }
});

describe('pages with lists of guides', () => {
  const [first, second] = hubs;
  const lists = [first, second, first].flatMap(
    (hub) => hub?.blocks.filter(({ type }) => type === 'article-list') ?? [],
  );

  it('are one collection and one step, with any number of lists', () => {
    const entry = { ...page('/cgv'), blocks: lists } as ResolvedPage;
    const { mainEntity } = only(entry, 'CollectionPage') as { mainEntity: Data };
    const listed = guides.filter(({ path }) => [first, second].some((hub) => path.startsWith(`${hub?.path}/`)));
    expect(mainEntity.numberOfItems).toBe(5);
    expect((mainEntity.itemListElement as Data[]).map(({ url }) => url)).toEqual(
      listed.map(({ canonical }) => canonical),
    );
    only(entry, 'BreadcrumbList');
  });

  it('are not a step below themselves', () => {
    const home = page('/');
    const types = typesOf({ ...home, blocks: [...home.blocks, ...lists] } as ResolvedPage);
    expect(types).toEqual(typesOf(home));
  });
});

describe('videos', () => {
  const presentation = page('/presentation');
  const filmWith = (change: Data) => changed(presentation, 'video-gate', () => change);

  it('have name, description, picture and date', () => {
    const video = only(presentation, 'VideoObject');
    expect(video.name).toBeTruthy();
    expect(video.description).toBeTruthy();
    expect(video.thumbnailUrl).toMatch(/^https:.*\/media\/films\/presentation\.webp$/);
    expect(video.contentUrl).toMatch(/^https:.*\/media\/films\/presentation\.webm$/);
    expect(video.uploadDate).toMatch(/^\d{4}-\d{2}-\d{2}/);
    const pixels = { '@type': 'QuantitativeValue', unitCode: 'E37', value: expect.any(Number) };
    expect([video.width, video.height]).toEqual([pixels, pixels]);
  });

  it('have their own description, or otherwise that of their page', () => {
    const video = (change: Data) => dataOf(filmWith(change)).find((thing) => thing['@type'] === 'VideoObject');
    expect(video({ lead: 'Une minute.' })?.description).toBe('Une minute.');
    expect(video({ lead: undefined })?.description).toBe(presentation.description);
    expect(video({ poster: undefined })).toBeUndefined();
    expect(video({ sources: [] })).not.toHaveProperty('contentUrl');
  });

  it('have their duration in ISO 8601', () => {
    const durationOf = (duration: number) => only(filmWith({ duration }), 'VideoObject').duration;
    expect([20, 60, 95].map(durationOf)).toEqual(['PT20S', 'PT1M', 'PT1M35S']);
  });

  it('have texts without markup', () => {
    const video = only(filmWith({ transcript: '**Voix :** voyez [nos forfaits](/#pricing).' }), 'VideoObject');
    expect(video.transcript).toBe('Voix : voyez nos forfaits.');
  });

  it('are omitted without a date', () => {
    expect(typesOf(filmWith({ uploadDate: undefined }))).not.toContain('VideoObject');
  });
});

it('a site whose pages are folders uses the addresses that are answered without a redirect', () => {
  const folders = { ...shell, urls: 'directory' as const };
  const [hub] = hubs;
  const found = hub ? dataIn(folders, hub) : [];
  const addresses = found.flatMap(objectsIn).flatMap(({ item, url }) => [item, url].filter((one) => one !== undefined));
  expect(addresses.length).toBeGreaterThan(3);
  // The page's own address was resolved before, for a site whose pages are files.
  for (const address of addresses) if (address !== hub?.canonical) expect(address).toMatch(/\/$/);
});
