/** File name of a site's own font in the output folder, without a leading slash. */
export function ownFontFile(name: string): string {
  return `media/fonts/${name}.woff2`;
}

/** Files of a site's own font below `content/`: the font, then its licence. They are published below `media/`. */
export function ownFontSources(name: string): readonly [font: string, licence: string] {
  return [`fonts/${name}.woff2`, `fonts/${name}-LICENSE.txt`];
}
