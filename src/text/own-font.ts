/** Name of a font of the site as it is published, without a leading slash. */
export function ownFontFile(name: string): string {
  return `media/fonts/${name}.woff2`;
}

/** Files of a font of the site below `content/`, the font before its licence. They are published below `media/`. */
export function ownFontSources(name: string): readonly [font: string, licence: string] {
  return [`fonts/${name}.woff2`, `fonts/${name}-LICENSE.txt`];
}
