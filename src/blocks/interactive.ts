import type { BlockType } from '../model/resolve/resolved.ts';
import { interactiveBlocks } from './interactive.generated.ts';

/** Name of an interactive block type. */
export type InteractiveType = keyof typeof interactiveBlocks;

/** Name of a block type that is rendered on the server only. */
export type StaticType = Exclude<BlockType, InteractiveType>;

/** Whether blocks of a type are hydrated in the browser. */
export function isInteractive(type: string): type is InteractiveType {
  return Object.hasOwn(interactiveBlocks, type);
}
