import type { PortfolioItem } from '../../model/types.generated.ts';
import { defineBlock, pick } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    portfolio: { items: PortfolioItem[] };
  }
}

export const definition = defineBlock('portfolio', {
  resolve: ({ items }, { manifest }) => ({ items: pick(manifest.portfolio, items) }),
  computedTexts: ({ items }) => [[`1\u00A0/\u00A0${items.length}`, 'number']],
});
