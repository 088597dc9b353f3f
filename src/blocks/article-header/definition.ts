import { formatDate } from '../../text/dates.ts';
import { defineBlock } from '../block-definition.ts';

export const definition = defineBlock('article-header', {
  endsAlone: true,
  computedTexts: ({ publishDate }) => (publishDate ? [[formatDate(publishDate), 'date']] : []),
});
