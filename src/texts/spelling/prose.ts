import type { Place } from '../../diagnostics/diagnostic.ts';
import type { SourceDocument, Sources } from '../../site/read/source.ts';
import { schemaNamed } from '../../site/schema/schemas.ts';
import { walk } from '../../site/schema/walk.ts';
import { keysOf } from '../../site/read/pointer.ts';
import { maskMarkdown, maskText } from '../mask-markdown.ts';
import { passagesOf } from '../passages.ts';

/** A stretch of prose, masked, and where each of its letters stands. */
export interface Prose {
  text: string;
  place(offset: number, length: number): Place;
}

/** Whether a value is written in the document, and not filled in from the schema. */
function isWritten(data: unknown, pointer: string): boolean {
  let value = data;
  for (const key of keysOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return true;
}

/** The texts of a JSON or YAML document that visitors read, by the kind that the schema gives them. */
function proseOfDocument(document: SourceDocument, schemaName: string): Prose[] {
  const found: Prose[] = [];
  walk(document.data, schemaNamed(schemaName), ({ value, schema, pointer }) => {
    const kind = schema['x-kind'];
    if (typeof value === 'string' && (kind === 'text' || kind === 'markdown') && isWritten(document.data, pointer)) {
      found.push({
        text: kind === 'markdown' ? maskMarkdown(value) : maskText(value),
        place: (offset, length) => document.locateWithin(pointer, offset, length),
      });
    }
    return value;
  });
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
        offset: source.bodyOffset + offset + start,
        length,
      }),
    })),
  ]);
  return [...proseOfDocument(manifest, 'site'), ...files];
}
