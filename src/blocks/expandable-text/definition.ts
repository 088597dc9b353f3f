import type { PictureSizes } from '../../model/resolve/picture-sizes.ts';
import { defineBlock } from '../block-definition.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'expandable-text': { markdown: string; pictures?: PictureSizes };
  }
}

export const definition = defineBlock('expandable-text', {
  resolve({ source }, model) {
    const markdown = model.markdownOf(source);
    return { markdown, ...model.picturesOf(markdown) };
  },
  writtenIn: ({ source }) => [['/markdown', { text: source }]],
  isSplit: true,
});
