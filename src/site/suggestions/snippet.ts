import type { Schema } from '../schema/schemas.ts';
import { visitStrings } from '../schema/visit-strings.ts';
import { fitExample, setAt } from './fit-example.ts';
import type { Suggestions } from './suggestion.ts';

/** A snippet as the JSON support of editors takes it (`defaultSnippets`). */
export interface Snippet {
  label: string;
  description: string;
  /** A document; strings that begin with `^` are inserted as they are, the others in quotes. */
  body: unknown;
}

/** Escapes a text for the inside of a tab stop of a snippet (TextMate grammar). */
function escapeStop(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/**
 * A snippet that inserts a whole object: its schema's example, in which each text and reference is a tab stop.
 * References name things of the site.
 */
export function snippetOf(options: {
  label: string;
  description: string;
  example: object;
  schema: Schema;
  suggestions: Suggestions;
}): Snippet {
  const { label, description, example, schema, suggestions } = options;
  const fitted = fitExample(example, schema, suggestions);
  const body = structuredClone(fitted);
  let stop = 0;
  for (const { value, kind, pointer } of visitStrings({ value: fitted, schema })) {
    if (!kind) continue;
    stop += 1;
    setAt(body, pointer, `^"\${${stop}:${escapeStop(JSON.stringify(value).slice(1, -1))}}"`);
  }
  return { label, description, body };
}
