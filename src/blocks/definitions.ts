import type { ResolvedBlock } from '../model/resolve/resolved.ts';
import type { AnyDefinition } from './block-definition.ts';
import { definitions } from './definitions.generated.ts';

/** Returns the definition of a block; an empty one if its type has none. */
export function definitionOf({ type }: Pick<ResolvedBlock, 'type'>): AnyDefinition {
  return (definitions[type] ?? {}) as AnyDefinition;
}
