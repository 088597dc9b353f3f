import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Document } from '../../model/read/document.ts';
import { siteSchema } from '../../model/schema/own-schemas.ts';
import { type Schema, schemaNamed } from '../../model/schema/schemas.ts';
import { visitStrings } from '../../model/schema/visit-strings.ts';
import { maskText } from '../../text/mask-text.ts';
import type { TextRange } from '../../text/range.ts';
import type { SiteParts } from './site-parts.ts';

/** A passage of a text, in which everything but prose is masked. */
export interface Prose {
  text: string;
  placeOf(range: TextRange): Place;
}

/** Returns the texts of a JSON or YAML document that visitors read, without Markdown. */
function proseOfDocument(document: Document, schema: Schema): Prose[] {
  const strings = visitStrings({ value: document.data, schema });
  return [...strings].flatMap(({ value, kind, pointer }) =>
    kind === 'text'
      ? { text: maskText(value), placeOf: (range: TextRange) => document.locateWithin(pointer, range) }
      : [],
  );
}

/** Returns all prose of a site: the texts of the manifest and of front matter, and all Markdown. */
export function findProse({
  sources: { manifest, markdown, ownBlocks },
  documents,
}: Pick<SiteParts, 'sources' | 'documents'>): Prose[] {
  const frontMatters = [...markdown.values()].filter(({ hasFrontMatter }) => hasFrontMatter);
  return [
    ...proseOfDocument(manifest, siteSchema(ownBlocks)),
    ...frontMatters.flatMap((source) => proseOfDocument(source, schemaNamed('front-matter'))),
    ...documents.flatMap(({ passages, placeOf }) =>
      passages.map(({ text, offset }) => ({
        text,
        placeOf: ({ start, end }: TextRange) => placeOf({ start: offset + start, end: offset + end }),
      })),
    ),
  ];
}
