import type { Place } from '../../diagnostics/diagnostic.ts';
import { passagesOf } from '../../model/markdown/passages.ts';
import type { SourceDocument } from '../../model/read/source.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { visitStrings } from '../../model/schema/visit-strings.ts';
import { maskText } from '../../text/mask-text.ts';
import type { TextRange } from '../../text/range.ts';
import type { SiteParts } from './site-parts.ts';

/** A piece of prose, with every other character masked. */
export interface Prose {
  text: string;
  placeOf(range: TextRange): Place;
}

/** The texts of a JSON or YAML document that visitors read, by the kind that the schema gives them. */
function proseOfDocument(document: SourceDocument, schemaName: string): Prose[] {
  const strings = visitStrings({ value: document.data, schema: schemaNamed(schemaName) });
  return [...strings].flatMap(({ value, kind, pointer }) => {
    if (kind !== 'text' && kind !== 'markdown') return [];
    const passages = kind === 'markdown' ? passagesOf(value) : [{ text: maskText(value), offset: 0 }];
    return passages.map(({ text, offset }) => ({
      text,
      placeOf: ({ start, end }: TextRange) =>
        document.locateWithin(pointer, { start: offset + start, end: offset + end }),
    }));
  });
}

/** All prose of a site: the texts of the manifest, those of the front matter, and every Markdown file. */
export function findProse({ sources: { manifest, markdown } }: Pick<SiteParts, 'sources'>): Prose[] {
  const files = [...markdown.values()].flatMap((source): Prose[] => [
    ...(source.hasFrontMatter ? proseOfDocument(source, 'front-matter') : []),
    ...source.make('passages', passagesOf).map(({ text, offset }) => ({
      text,
      placeOf: ({ start, end }: TextRange) => ({
        file: source.file.path,
        start: source.bodyOffset + offset + start,
        end: source.bodyOffset + offset + end,
      }),
    })),
  ]);
  return [...proseOfDocument(manifest, 'site'), ...files];
}
