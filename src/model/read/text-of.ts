import type { Sources } from './source.ts';

/**
 * Creates a function that returns the text of a file of the site, given its path relative to the site folder. Line
 * numbers and code frames are computed from this text.
 */
export function createTextFinder({
  manifest,
  markdown,
  drawing,
  lexicon,
  ownBlocks = [],
}: Sources): (file: string) => string | undefined {
  const own = ownBlocks.flatMap(({ schema, component }) => [schema, component ?? []]);
  const texts = [...markdown.values(), manifest, lexicon ?? [], ...own].flat();
  const files = new Map(texts.map((text) => [text.path, text]));
  return (path) => {
    const drawn = /^content\/(media\/.*\.(?:svg|html))$/i.exec(path)?.[1];
    const file = files.get(path);
    return file?.typed ?? file?.text ?? (drawn === undefined ? undefined : drawing?.(drawn));
  };
}
