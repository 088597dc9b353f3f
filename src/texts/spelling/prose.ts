import type { Place } from '../../diagnostics/diagnostic.ts';
import type { SourceDocument, Sources } from '../../model/read/source.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { visitStrings } from '../../model/schema/visit-strings.ts';
import { maskText } from '../mask-text.ts';
import { passagesOf } from '../passages.ts';

/** A piece of prose, masked, and where each of its characters stands. */
export interface Prose {
  text: string;
  place(offset: number, length: number): Place;
}

/** The texts of a JSON or YAML document that visitors read, by the kind that the schema gives them. */
function proseOfDocument(document: SourceDocument, schemaName: string): Prose[] {
  const found: Prose[] = [];
  for (const { value, kind, pointer } of visitStrings({ value: document.data, schema: schemaNamed(schemaName) })) {
    if (kind !== 'text' && kind !== 'markdown') continue;
    const passages = kind === 'markdown' ? passagesOf(value) : [{ text: maskText(value), offset: 0 }];
    for (const { text, offset } of passages) {
      found.push({
        text,
        place: (start, length) =>
          document.locateWithin(pointer, { start: offset + start, end: offset + start + length }),
      });
    }
  }
  return found;
}

/** All prose of a site: the manifest's texts, the front matter's, and every Markdown file. */
export function proseOfSite({ manifest, markdown }: Sources): Prose[] {
  const files = [...markdown.values()].flatMap((source): Prose[] => [
    ...(source.hasFrontMatter ? proseOfDocument(source, 'front-matter') : []),
    ...passagesOf(source.body).map(({ text, offset }) => ({
      text,
      place: (start: number, length: number) => ({
        file: source.file.path,
        start: source.bodyOffset + offset + start,
        end: source.bodyOffset + offset + start + length,
      }),
    })),
  ]);
  return [...proseOfDocument(manifest, 'site'), ...files];
}
