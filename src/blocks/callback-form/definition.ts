import type { FormContext } from '../../model/resolve/resolved.ts';
import { defineBlock } from '../block-definition.ts';
import { formBlockParts } from '../resolve-form.ts';

declare module '../../model/resolve/resolved.ts' {
  interface ResolvedParts {
    'callback-form': FormContext;
  }
}

export const definition = defineBlock('callback-form', formBlockParts);
