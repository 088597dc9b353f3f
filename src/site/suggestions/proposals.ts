import type { Schema } from '../schema/schemas.ts';
import type { Suggestion, Suggestions } from './suggestion.ts';

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/;
const FILM = /\.(?:mp4|webm)$/;
const CAPTIONS = /\.vtt$/;

/** Which files fit a key: captions, the formats of a film (which stand beside their MIME type), or pictures. */
function mediaFitting(key: string, holder: Schema): { name: string; fits: RegExp } {
  if (key === 'captions') return { name: 'captions', fits: CAPTIONS };
  if (holder.properties?.mime) return { name: 'film', fits: FILM };
  return { name: 'picture', fits: PICTURE };
}

/** What to propose for a string, and a name for that list. */
export function proposalsFor(options: {
  schema: Schema;
  /** Key under which the string stands, directly or in a list. */
  key: string;
  /** Schema of the object that has the key. */
  holder: Schema;
  suggestions: Suggestions;
}): { name: string; list: Suggestion[] } {
  const { schema, key, holder, suggestions } = options;
  const kind = schema['x-kind'] ?? '';
  let name = `suggest.${['text', 'markdown', 'template'].includes(kind) ? 'fact' : kind}`;
  let list = suggestions.kinds[kind] ?? [];
  if (kind === 'media') {
    const { name: sort, fits } = mediaFitting(key, holder);
    name += `.${sort}`;
    list = list.filter(({ value }) => fits.test(value));
  }
  if (typeof schema.pattern === 'string') {
    const pattern = new RegExp(schema.pattern);
    name += `.${key}`;
    list = list.filter(({ value }) => pattern.test(value));
  }
  return { name, list };
}
