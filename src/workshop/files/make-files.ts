import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import type { SiteModel } from '../../model/resolve/model.ts';
import { siteRoot } from '../../text/addresses.ts';
import { findModels } from './find-models.ts';
import { formatCsv } from './format-csv.ts';
import { formatOdt } from './format-odt.ts';

/** A file to download, below `content/`. */
interface MadeFile {
  file: string;
  bytes: Uint8Array;
}

/**
 * Creates the document templates of a site's guides from the text of the guides. Throws if two guides name the same
 * file, or a passage is invalid for `findModels` or its format.
 */
export function makeFiles(model: SiteModel): MadeFile[] {
  const from = new Map<string, string>();
  return [...model.guides.values()].flatMap((guide) =>
    findModels(model.bodyOf(guide), guide.path).map(({ name, title, text }): MadeFile => {
      const other = from.get(name);
      if (other) throw new Error(`${guide.path} and ${other} both name the file ${name}.`);
      from.set(name, guide.path);
      const tree = markdownToMdast(text, { features: { frontmatter: false }, position: false }) as Root;
      const note = `Modèle tiré du guide « ${model.frontMatterOf(guide).title} ».`;
      const root = siteRoot(model.manifest.site.url);
      const bytes = name.endsWith('.csv')
        ? new TextEncoder().encode(formatCsv(tree))
        : formatOdt(tree, { title, note, root });
      return { file: `media/files/${name}`, bytes };
    }),
  );
}
