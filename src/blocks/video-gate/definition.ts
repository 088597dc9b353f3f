import { defineBlock } from '../block-definition.ts';
import { videoObject } from './video-object.ts';

export const definition = defineBlock('video-gate', {
  structuredData: videoObject,
  social: { rank: 6, subject: () => ({ motifs: ['laptop', 'pencil', 'palette'], hue: 'sauge' }) },
  serverText: 'transcript',
});
