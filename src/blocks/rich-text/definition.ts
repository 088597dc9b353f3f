import type { PictureSizes } from '../../model/resolve/picture-sizes.ts';
import { formatDate } from '../../text/dates.ts';
import { defineBlock } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'rich-text': { markdown: string; pictures?: PictureSizes; reviewed?: string | undefined };
  }
}

export const definition = defineBlock('rich-text', {
  resolve({ source, text = '', dates }, model) {
    const markdown = source ? model.markdownOf(source) : text;
    const reviewed = source && dates ? { reviewed: model.reviewedOf(source) } : {};
    return { markdown, ...model.picturesOf(markdown), ...reviewed };
  },
  reviewedOn: ({ reviewed }) => reviewed,
  writtenIn: ({ source }) => [['/markdown', source ? { text: source } : { block: '/text' }]],
  computedTexts: ({ reviewed }) => (reviewed ? [[formatDate(reviewed), 'date']] : []),
  hasContents: ({ toc }) => toc,
});
