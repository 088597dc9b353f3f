import type { Place } from '../../diagnostics/diagnostic.ts';
import { malformedNamesIn } from '../../model/markdown/find-names.ts';
import type { SiteParts } from './site-parts.ts';

/** A name without exactly two braces on either side. */
export interface MalformedNameUse {
  typed: string;
  suggestion?: string | undefined;
  place: Place;
}

/** Names without exactly two braces on either side, wherever they stand. */
export function* findMalformedNames({
  strings,
  documents,
}: Pick<SiteParts, 'strings' | 'documents'>): Generator<MalformedNameUse> {
  for (const { value, kind, document, pointer } of strings) {
    if (kind === 'markdown' || !value.includes('{')) continue;
    for (const { start, end, typed, suggestion } of malformedNamesIn(value)) {
      yield { typed, suggestion, place: document.locateWithin(pointer, { start, end }) };
    }
  }
  for (const { analysis, placeOf } of documents) {
    for (const { typed, suggestion, ...range } of analysis.malformedNames) {
      yield { typed, suggestion, place: placeOf(range) };
    }
  }
}
