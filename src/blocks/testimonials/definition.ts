import type { Testimonial } from '../../model/types.generated.ts';
import { formatDate } from '../../text/dates.ts';
import { defineBlock, pick } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    testimonials: { items: Testimonial[] };
  }
}

export const definition = defineBlock('testimonials', {
  resolve: ({ items }, { manifest }) => ({ items: pick(manifest.testimonials, items) }),
  computedTexts: ({ items }) =>
    items.flatMap(({ date, experienceDate }) =>
      [date, experienceDate].flatMap((one) => (one ? [[formatDate(one), 'date'] as const] : [])),
    ),
});
