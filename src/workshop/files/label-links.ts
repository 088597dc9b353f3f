import { fileLabel, withFileLabel } from '../../text/files.ts';

/** Updates the file sizes in the links of a Markdown text. `sizes` are in bytes by name (`media/…`). */
export function labelLinks(text: string, sizes: ReadonlyMap<string, number>): string {
  return text.replace(/(?<!!)\[([^[\]]*)\]\(\/(media\/files\/[^)\s]+)\)/g, (link, words: string, file: string) => {
    const label = fileLabel(file, sizes.get(file) ?? 0);
    return sizes.has(file) && label ? `[${withFileLabel(words, label)}](/${file})` : link;
  });
}
