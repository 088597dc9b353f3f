import type { OfferCatalogLeaf, OfferLeaf } from 'schema-dts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { BlockPage, ResolvedBlockOf } from '../../model/resolve/resolved.ts';
import type { Plan } from '../../model/types.generated.ts';
import { absoluteAddress } from '../../text/addresses.ts';
import { CURRENCY, vatIncluded } from '../prices.ts';
import { businessReference } from '../thing.ts';

/** Periods of prices, with their codes (UN/CEFACT Recommendation 20). The first match counts. */
const TIMES: [words: RegExp, code: string][] = [
  [/(?<!\p{L})(?:mois|mensuel|months?(?!\p{L}))/iu, 'MON'],
  [/(?<!\p{L})(?:ans?(?!\p{L})|année|annuel|years?(?!\p{L}))/iu, 'ANN'],
];

/**
 * Returns the code of the period in a mention such as « par mois »; `undefined` if it has none, such as « le bouquet ».
 */
function timeCode(words: string): string | undefined {
  return TIMES.find(([time]) => time.test(words))?.[1];
}

function offer(
  plan: Plan,
  { block, address, shell }: { block: ResolvedBlockOf<'pricing'>; address: string; shell: Shell },
): OfferLeaf {
  const included = vatIncluded(block.vat);
  const unitCode = timeCode(block.perMonth);
  return {
    '@type': 'Offer',
    name: plan.name,
    url: address,
    // A price on the offer itself would be read as a single payment.
    ...(plan.monthlyPrice !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: plan.monthlyPrice,
        priceCurrency: CURRENCY,
        ...(unitCode ? { unitCode } : {}),
        description: `${plan.price} ${block.vat} ${block.perMonth}`,
        ...(included === undefined ? {} : { valueAddedTaxIncluded: included }),
      },
    }),
    itemOffered: {
      '@type': 'Service',
      name: plan.name,
      ...(plan.summary ? { description: plan.summary } : {}),
      provider: businessReference(shell),
    },
  };
}

/** Returns the plans of a pricing block (`OfferCatalog`), each with its price and period. */
export function offerCatalog(
  block: ResolvedBlockOf<'pricing'>,
  page: Pick<BlockPage, 'path'>,
  shell: Shell,
): OfferCatalogLeaf {
  const address = absoluteAddress(shell, page.path) + (block.id ? `#${block.id}` : '');
  return {
    '@type': 'OfferCatalog',
    '@id': address,
    name: block.heading,
    itemListElement: block.plans.map((plan) => offer(plan, { block, address, shell })),
  };
}
