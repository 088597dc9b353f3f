import { get } from '../read/pointer.ts';
import type { Block } from '../types.generated.ts';
import type { SiteModel } from './model.ts';
import type { ResolvedBlock } from './resolved.ts';

/** Keys of the parts that every page has in addition to its blocks. */
const SHELL_PARTS = ['header', 'article', 'footer'];

/**
 * Creates a function that returns the key of each block of a page: its anchor, or otherwise its type and number. No key
 * equals another one, nor a key of the shell.
 */
export function createBlockKeys(): (block: Block, index: number) => string {
  const taken = new Set(SHELL_PARTS);
  return (block, index) => {
    let key = block.id ?? `${block.type}-${index + 1}`;
    // Anchors cannot contain this character.
    while (taken.has(key)) key += '_';
    taken.add(key);
    return key;
  };
}

/** Replaces the references of a block with their targets. `key` identifies the block on its page. */
export function resolveBlock(block: Block, key: string, model: SiteModel): ResolvedBlock {
  const { given = {}, resolve } = model.blocks[block.type] ?? {};
  const values = Object.entries(given).map(([name, pointer]) => [name, get(model.manifest, pointer)] as const);
  return { ...block, ...resolve?.(block, model), ...Object.fromEntries(values), key } as ResolvedBlock;
}
