import type { Service } from '../../model/types.generated.ts';
import { defineBlock } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    booking: { service: Service };
  }
}

export const definition = defineBlock('booking', {
  resolve({ service: id }, { manifest }) {
    const service = manifest.services?.find((entry) => entry.id === id);
    if (!service) throw new Error(`There is no service named ${id}`);
    return { service };
  },
});
