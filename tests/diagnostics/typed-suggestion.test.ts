import { expect, it } from 'vitest';
import type { Place } from '../../src/diagnostics/diagnostic.ts';
import { typedSuggestion } from '../../src/diagnostics/typed-suggestion.ts';

const at = (more: Partial<Place> = {}): Place => ({ file: 'a.json', start: 4, end: 10, ...more });

it.each([
  ['replaces the whole of a value that is not a text', at(), 'a "b"', 4, 6, 'a "b"'],
  ['is put between double quotation marks, with its escapes', at({ quote: '"' }), 'l\'"eau"', 5, 4, 'l\'\\"eau\\"'],
  ['is put between single quotation marks', at({ quote: "'" }), 'l\'"eau"', 5, 4, 'l\'\'"eau"'],
  ['is escaped as the text of which it is a part', at({ within: '"' }), '| a |\n| - |', 4, 6, '| a |\\n| - |'],
])('a suggestion %s', (_, place, suggestion, offset, length, typed) => {
  const exact = typedSuggestion({ place, suggestion });
  expect([exact.place.start, exact.place.end - exact.place.start, exact.suggestion]).toEqual([offset, length, typed]);
});

it('an error without a suggestion is returned unchanged', () => {
  expect(typedSuggestion({ place: at({ quote: '"' }) })).toEqual({ place: at({ quote: '"' }) });
});
