import type { Sources } from './source.ts';

/** Finds the text of a file of the site by its path relative to the site folder, for lines and code frames. */
export function createTextFinder({
  manifest,
  markdown,
  drawing,
  lexicon,
}: Sources): (file: string) => string | undefined {
  const files = new Map(
    [...[...markdown.values(), manifest].map(({ file }) => file), lexicon ?? []]
      .flat()
      .map((file) => [file.path, file]),
  );
  return (path) => {
    const drawn = /^content\/(media\/.*\.(?:svg|html))$/i.exec(path)?.[1];
    const file = files.get(path);
    return file?.typed ?? file?.text ?? (drawn === undefined ? undefined : drawing?.(drawn));
  };
}
