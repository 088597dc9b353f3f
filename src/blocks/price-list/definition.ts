import { defineBlock } from '../block-definition.ts';
import { priceCatalog } from './price-catalog.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'price-list': { vat: string };
  }
}

export const definition = defineBlock('price-list', {
  given: { vat: '/business/vat/mention' },
  structuredData: priceCatalog,
});
