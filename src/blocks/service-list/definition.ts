import type { Service } from '../../model/types.generated.ts';
import { defineBlock } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'service-list': { services: Service[]; purposes: { id: string; title: string }[] };
  }
}

export const definition = defineBlock('service-list', {
  resolve: (_, { manifest: { services = [], consent } }) => ({
    services,
    purposes: (consent?.purposes ?? []).map(({ id, title }) => ({ id, title })),
  }),
  writtenIn: ({ purposes }) =>
    purposes.map((_, index) => [`/purposes/${index}`, { manifest: `/consent/purposes/${index}` }]),
});
