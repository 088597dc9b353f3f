import type { Place } from '../../diagnostics/diagnostic.ts';
import { entriesAt, objectAt, textAt } from '../../model/read/values.ts';
import type { SiteParts } from './site-parts.ts';

/** A finding that the author accepts, with the reason. */
export interface Suppression {
  code: string;
  /** Place of the exception itself. */
  place: Place;
  placeOfCode: Place;
  reason: string;
  covers(place: Place): boolean;
}

/**
 * Returns the exceptions of the manifest (`checks.silenced`). Each covers one code, only in its file and below its
 * pointer if they are given.
 */
function inManifest({ manifest, at }: Pick<SiteParts, 'manifest' | 'at'>): Suppression[] {
  return entriesAt(objectAt(manifest, 'checks'), 'silenced', '/checks').flatMap(({ value, pointer }) => {
    const code = textAt(value, 'code');
    if (code === undefined) return [];
    const file = textAt(value, 'file');
    const below = textAt(value, 'pointer');
    const covers = (place: Place) =>
      (file === undefined || place.file === file) &&
      (below === undefined || place.pointer === below || place.pointer?.startsWith(`${below}/`) === true);
    const placeOfCode = at(`${pointer}/code`);
    return [{ code, place: at(pointer), placeOfCode, reason: textAt(value, 'reason') ?? '', covers }];
  });
}

/**
 * Returns the exceptions in Markdown texts: `<!-- check-off code: reason -->` covers its own line and the paragraph
 * after it.
 */
function inDocuments({ documents }: Pick<SiteParts, 'documents'>): Suppression[] {
  return documents.flatMap(({ analysis, placeOf }) =>
    analysis.exceptions.map((exception): Suppression => {
      const { code, codeAt, reason, from, to } = exception;
      const place = placeOf(exception);
      const placeOfCode = placeOf({ start: codeAt, end: codeAt + code.length });
      const start = place.start - (exception.start - from);
      const end = place.start + (to - exception.start);
      const covers = (found: Place) => found.file === place.file && found.start >= start && found.start < end;
      return { code, place, placeOfCode, reason, covers };
    }),
  );
}

/** Returns all exceptions of a site. */
export function findSuppressions(site: Pick<SiteParts, 'manifest' | 'at' | 'documents'>): Suppression[] {
  return [...inManifest(site), ...inDocuments(site)];
}
