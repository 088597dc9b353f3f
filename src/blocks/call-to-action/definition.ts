import { defineBlock } from '../block-definition.ts';

export const definition = defineBlock('call-to-action', { endsAlone: true });
