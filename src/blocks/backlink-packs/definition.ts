import type { BacklinkPack } from '../../model/types.generated.ts';
import { defineBlock, pick } from '../block-definition.ts';
import { isVatLong } from '../prices.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'backlink-packs': { packs: BacklinkPack[]; email: string; vat: string; isVatLong: boolean };
  }
}

export const definition = defineBlock('backlink-packs', {
  given: { email: '/business/email', vat: '/business/vat/mention' },
  resolve: ({ packs }, model) => ({
    packs: pick(model.manifest.backlinkPacks, packs),
    isVatLong: isVatLong(model),
  }),
});
