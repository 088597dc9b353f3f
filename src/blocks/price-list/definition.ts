import type { OfferCatalogLeaf, OfferLeaf } from 'schema-dts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { BlockPage, ResolvedBlockOf } from '../../model/resolve/resolved.ts';
import { absoluteAddress } from '../../text/addresses.ts';
import { defineBlock } from '../block-definition.ts';
import { CURRENCY, vatIncluded } from '../prices.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'price-list': { vat: string };
  }
}

type PriceList = ResolvedBlockOf<'price-list'>;
function pricedOffer(
  { name, price, from, unit, note }: PriceList['groups'][number]['items'][number],
  included: boolean | undefined,
): OfferLeaf {
  const offer: OfferLeaf = { '@type': 'Offer', name, ...(note ? { description: note } : {}) };
  if (price === null) return offer;
  return {
    ...offer,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...(from ? { minPrice: price } : { price }),
      priceCurrency: CURRENCY,
      ...(unit ? { unitText: unit } : {}),
      ...(included === undefined ? {} : { valueAddedTaxIncluded: included }),
    },
  };
}

/** Returns the lines of a price list (`OfferCatalog`), with one nested list for each group with a title. */
function priceCatalog(block: PriceList, page: Pick<BlockPage, 'path'>, shell: Shell): OfferCatalogLeaf {
  const included = vatIncluded(block.vat);
  return {
    '@type': 'OfferCatalog',
    '@id': `${absoluteAddress(shell, page.path)}#${block.key}`,
    name: block.heading,
    itemListElement: block.groups.flatMap(({ title, items }): (OfferLeaf | OfferCatalogLeaf)[] => {
      const offers = items.map((item) => pricedOffer(item, included));
      return title ? [{ '@type': 'OfferCatalog', name: title, itemListElement: offers }] : offers;
    }),
  };
}

export const definition = defineBlock('price-list', {
  given: { vat: '/business/vat/mention' },
  structuredData: priceCatalog,
});
