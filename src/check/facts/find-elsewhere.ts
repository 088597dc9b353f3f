import type { SiteParts } from './site-parts.ts';

/** Finds the texts of other folders that have a guide's name, as paths below `content/` without `.md`. */
export function elsewhereFinder({ markdown }: Pick<SiteParts['sources'], 'markdown'>) {
  let byName: Map<string, string[]> | undefined;
  return (slug: string): string[] => {
    if (!byName) {
      byName = new Map();
      for (const file of markdown.keys()) {
        const name = file.slice(file.lastIndexOf('/') + 1);
        const files = byName.get(name);
        if (files) files.push(file);
        else byName.set(name, [file]);
      }
    }
    return byName.get(slug) ?? [];
  };
}
