import type { OfferCatalogLeaf, OfferLeaf } from 'schema-dts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { BlockPage, ResolvedBlockOf } from '../../model/resolve/resolved.ts';
import { absolute } from '../../text/absolute-address.ts';
import { CURRENCY, vatIncluded } from '../prices.ts';

type PriceList = ResolvedBlockOf<'price-list'>;
type PriceLine = PriceList['groups'][number]['items'][number];

function pricedOffer(
  { name, price, from, unit, note }: PriceLine,
  { isUnknown, included }: { isUnknown: boolean; included: boolean | undefined },
): OfferLeaf {
  const offer: OfferLeaf = { '@type': 'Offer', name, ...(note ? { description: note } : {}) };
  if (isUnknown) return offer;
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

/** The lines of a price list (`OfferCatalog`), one list in it for each group with a title. */
export function priceCatalog(block: PriceList, page: Pick<BlockPage, 'path'>, shell: Shell): OfferCatalogLeaf {
  const included = vatIncluded(block.vat);
  return {
    '@type': 'OfferCatalog',
    '@id': `${absolute(shell, page.path)}#${block.key}`,
    name: block.heading,
    itemListElement: block.groups.flatMap(({ title, items }): (OfferLeaf | OfferCatalogLeaf)[] => {
      const offers = items.map((item) =>
        pricedOffer(item, { isUnknown: block.placeholder === true && item.price === 0, included }),
      );
      return title ? [{ '@type': 'OfferCatalog', name: title, itemListElement: offers }] : offers;
    }),
  };
}
