import { interactiveBlocks } from '../../blocks/interactive.ts';
import { type ClientPage, isInteractivePart } from './client-page.ts';
import type { LoadedBlocks } from './PageSections.tsx';

/** Loads the code of a page's interactive blocks, and of no others. */
export async function loadBlocks({ parts }: Pick<ClientPage, 'parts'>): Promise<LoadedBlocks> {
  const types = new Set(parts.filter(isInteractivePart).map(({ block }) => block.type));
  const entries = await Promise.all([...types].map(async (type) => [type, await interactiveBlocks[type]()] as const));
  return Object.fromEntries(entries);
}
