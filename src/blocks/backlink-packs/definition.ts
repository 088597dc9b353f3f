import type { BacklinkPack } from '../../model/types.generated.ts';
import { defineBlock, pick } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'backlink-packs': { packs: BacklinkPack[]; email: string; vat: string };
  }
}

export const definition = defineBlock('backlink-packs', {
  given: { email: '/business/email', vat: '/business/vat/mention' },
  resolve: ({ packs }, { manifest }) => ({ packs: pick(manifest.backlinkPacks, packs) }),
});
