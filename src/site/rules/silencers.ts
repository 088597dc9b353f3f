import type { Place } from '../../diagnostics/diagnostic.ts';
import type { SiteContext } from './context/context.ts';
import { entriesAt, objectAt, textAt } from './context/values.ts';

/** A finding that the author accepts, with the reason. */
export interface Silencer {
  code: string;
  /** Where the exception itself stands. */
  place: Place;
  reason: string;
  covers(place: Place): boolean;
}

const COMMENT = /^<!--\s*check-off\s+([\w-]+\/[\w-]+)\s*(?::\s*([\s\S]*?))?\s*-->$/;

/** Exceptions of the manifest (`checks.silenced`): by code, and by file and pointer where they are given. */
function inManifest({ manifest, at }: SiteContext): Silencer[] {
  return entriesAt(objectAt(manifest, 'checks'), 'silenced', '/checks').flatMap(({ value, pointer }) => {
    const code = textAt(value, 'code');
    if (code === undefined) return [];
    const file = textAt(value, 'file');
    const below = textAt(value, 'pointer');
    const covers = (place: Place) =>
      (file === undefined || place.file === file) &&
      (below === undefined || place.pointer === below || place.pointer?.startsWith(`${below}/`) === true);
    return [{ code, place: at(pointer), reason: textAt(value, 'reason') ?? '', covers }];
  });
}

/** Exceptions in a text: `<!-- check-off code: reason -->` covers its own line and the paragraph that follows. */
function inDocuments({ documents }: SiteContext): Silencer[] {
  return documents.flatMap(({ text, scanned, placeOf }) =>
    scanned.html.flatMap((span): Silencer[] => {
      const typed = text.slice(span.offset, span.offset + span.length);
      const comment = COMMENT.exec(typed.trim());
      if (!comment?.[1]) return [];
      const place = placeOf(span);
      const after = text.slice(span.offset + span.length);
      const paragraph = /^\s*(?:\S[^\n]*(?:\n(?=[^\n]*\S)|$)?)*/.exec(after)?.[0].length ?? 0;
      const end = place.offset + span.length + paragraph;
      const lineStart = text.lastIndexOf('\n', span.offset - 1) + 1;
      const start = place.offset - (span.offset - lineStart);
      const covers = (found: Place) => found.file === place.file && found.offset >= start && found.offset < end;
      return [{ code: comment[1], place, reason: comment[2] ?? '', covers }];
    }),
  );
}

/** Every exception of a site. */
export function silencersOf(context: SiteContext): Silencer[] {
  return [...inManifest(context), ...inDocuments(context)];
}
