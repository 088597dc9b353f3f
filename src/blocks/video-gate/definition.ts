import { defineBlock } from '../block-definition.ts';
import { videoObject } from './video-object.ts';

export const definition = defineBlock('video-gate', {
  structuredData: videoObject,
  serverText: 'transcript',
});
