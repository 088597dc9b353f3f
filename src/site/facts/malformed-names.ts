import type { Place } from '../../diagnostics/diagnostic.ts';
import { malformedNamesIn } from '../markdown/find-names.ts';
import type { SiteFacts } from './site-facts.ts';

/** Names without exactly two braces on either side, wherever they stand. */
export function* malformedNames({ strings, documents }: Pick<SiteFacts, 'strings' | 'documents'>): Generator<{
  typed: string;
  suggestion?: string | undefined;
  place: Place;
}> {
  for (const { value, kind, document, pointer } of strings) {
    if (kind === 'markdown' || !value.includes('{')) continue;
    for (const { offset, length, typed, suggestion } of malformedNamesIn(value)) {
      yield { typed, suggestion, place: document.locateWithin(pointer, offset, length) };
    }
  }
  for (const { survey, placeOf } of documents) {
    for (const { typed, suggestion, ...span } of survey.malformedNames) {
      yield { typed, suggestion, place: placeOf(span) };
    }
  }
}
