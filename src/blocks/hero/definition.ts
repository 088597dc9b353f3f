import { defineBlock } from '../block-definition.ts';

export const definition = defineBlock('hero', { endsAlone: true });
