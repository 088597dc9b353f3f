import type { Sources } from '../../model/read/source.ts';
import { entriesAt, isRaw, type Raw, textAt } from '../../model/read/values.ts';
import { type ShapeErrors, soundPart } from './shape-errors.ts';
import type { ChainEntry, Guide, PageEntry } from './site-parts.ts';

/** Returns the pages of a manifest. */
export function pagesOf(manifest: Raw, { refused }: Pick<ShapeErrors, 'refused'>): PageEntry[] {
  return entriesAt(manifest, 'pages').flatMap((entry) => {
    const path = textAt(entry.value, 'path');
    if (path === undefined) return [];
    const sections = entriesAt(entry.value, 'sections', entry.pointer);
    const isWhole = Array.isArray(entry.value.sections) && sections.length === entry.value.sections.length;
    const isCut = !isWhole || refused.has(`${entry.pointer}/sections`);
    return [{ ...entry, path, noindex: entry.value.noindex === true, sections, isCut }];
  });
}

/** Returns the guides by path: articles of chains, if they have a file. */
export function guidesByPath(
  chains: readonly ChainEntry[],
  { markdown }: Pick<Sources, 'markdown'>,
  { out }: Pick<ShapeErrors, 'out'>,
): Map<string, Guide> {
  const guides = new Map<string, Guide>();
  for (const chain of chains) {
    for (const { text: slug, pointer } of chain.articles) {
      const path = `${chain.hub}/${slug}`;
      const source = markdown.get(path.replace(/^\//, ''));
      if (!source || guides.has(path)) continue;
      const frontMatter = soundPart(source.data, out.get(source.path));
      guides.set(path, { path, slug, chain, pointer, source, frontMatter: isRaw(frontMatter) ? frontMatter : {} });
    }
  }
  return guides;
}
