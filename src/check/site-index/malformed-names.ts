import type { Place } from '../../diagnostics/diagnostic.ts';
import { malformedNamesIn } from '../../model/markdown/find-names.ts';
import { NAMED_PARTS } from './collections.ts';
import type { SiteParts } from './site-parts.ts';

/** A name without exactly two braces on either side. */
export interface MalformedNameUse {
  typed: string;
  suggestion?: string | undefined;
  place: Place;
}

const isNamed = (part: string | undefined) => part === undefined || NAMED_PARTS.includes(part);

/** Yields all names without exactly two braces on either side. */
export function* findMalformedNames({
  strings,
  documents,
}: Pick<SiteParts, 'strings' | 'documents'>): Generator<MalformedNameUse> {
  for (const { value, kind, document, pointer } of strings) {
    if (kind === 'markdown' || !value.includes('{')) continue;
    for (const { start, end, typed, suggestion, part } of malformedNamesIn(value)) {
      if (!isNamed(part)) continue;
      yield { typed, suggestion, place: document.locateWithin(pointer, { start, end }) };
    }
  }
  for (const { analysis, placeOf } of documents) {
    for (const { typed, suggestion, part, ...range } of analysis.malformedNames) {
      if (!isNamed(part)) continue;
      yield { typed, suggestion, place: placeOf(range) };
    }
  }
}
