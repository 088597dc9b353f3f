import type { Theme } from '../../../model/types.generated.ts';
import type { Figure } from './draw.ts';

/** Most bytes of a figure. */
const HEAVIEST = 12_000;

/** Sections that have figures, by the files of their folder: `creation-site-web.ts` belongs to `creation-site-web`. */
export function sectionsIn(files: readonly string[]): string[] {
  return files.flatMap((file) => /^([a-z][a-z0-9-]*)\.ts$/.exec(file)?.[1] ?? []).sort();
}

/**
 * Draws the figures of a section, each with its file below `content/`.
 * Throws if a name is no plain file name or occurs twice, or a figure is heavier than a page should carry.
 */
export function drawSection({
  section,
  figures,
  theme,
}: {
  section: string;
  figures: readonly Figure[];
  theme: Theme;
}) {
  const seen = new Set<string>();
  return figures.map(({ name, draw }) => {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`${section}: "${name}" is no name of a file (a-z, 0-9, -).`);
    if (seen.has(name)) throw new Error(`${section}: two figures are called "${name}".`);
    seen.add(name);
    const svg = draw(theme);
    const bytes = Buffer.byteLength(svg);
    if (bytes > HEAVIEST) {
      throw new Error(`${section}/${name}: ${bytes} bytes; the limit is ${HEAVIEST}. Draw less, or make two figures.`);
    }
    return { file: `media/figures/${section}/${name}.svg`, svg };
  });
}
