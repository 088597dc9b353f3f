import { get } from '../read/pointer.ts';
import type { Block } from '../types.generated.ts';
import type { SiteModel } from './model.ts';
import type { ResolvedBlock } from './resolved.ts';

/** Names of the parts that every page has beside its blocks. */
const SHELL_PARTS = ['header', 'article', 'footer'];

/** Names the blocks of a page: by their anchor, else by type and place. No two share a name, nor one of the shell's. */
export function createBlockKeys(): (block: Block, index: number) => string {
  const taken = new Set(SHELL_PARTS);
  return (block, index) => {
    let key = block.id ?? `${block.type}-${index + 1}`;
    // No anchor holds this sign.
    while (taken.has(key)) key += '_';
    taken.add(key);
    return key;
  };
}

/** Replaces a block's references by what they name. `key` is its name on the page. */
export function resolveBlock(block: Block, key: string, model: SiteModel): ResolvedBlock {
  const { given = {}, resolve } = model.blocks[block.type] ?? {};
  const values = Object.entries(given).map(([name, pointer]) => [name, get(model.manifest, pointer)] as const);
  return { ...block, ...resolve?.(block, model), ...Object.fromEntries(values), key } as ResolvedBlock;
}
