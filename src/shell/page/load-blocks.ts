import { interactiveBlocks } from '../../blocks/interactive.generated.ts';
import { type ClientPage, isInteractiveSection } from './client-page.ts';
import type { LoadedBlocks } from './PageSections.tsx';

/** Loads the code of the interactive blocks on a page. */
export async function loadBlocks({ sections }: Pick<ClientPage, 'sections'>): Promise<LoadedBlocks> {
  const types = new Set(sections.filter(isInteractiveSection).map(({ block }) => block.type));
  const entries = await Promise.all([...types].map(async (type) => [type, await interactiveBlocks[type]()] as const));
  return Object.fromEntries(entries);
}
