import type { Place } from '../../diagnostics/diagnostic.ts';
import { textAt } from '../read/values.ts';
import { isUnfilled } from '../resolve/interpolate.ts';
import { schemaNamed } from '../schema/schemas.ts';
import { type Cause, causesAt } from './cause.ts';
import { copiedPages } from './copied-pages.ts';
import type { SiteFacts } from './site-facts.ts';

/** The title or description of a page that search engines show. */
export interface Described {
  path: string;
  /** Facts filled in. */
  text: string;
  locate(): Place;
  /** What is reported of it, or of its page, before anything is said of what it says. */
  causes: readonly Cause[];
  /** What is reported where it does not even fit its place. */
  lengthCauses: readonly Cause[];
}

/** What two titles that show alike have in common: our typography makes one of their blanks, apostrophes and dots. */
export function bareText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '').replaceAll("'", '’').replaceAll('...', '…');
}

/**
 * Titles or descriptions of the pages and guides; pages that are `noindex` show in no results. Those whose form is
 * wrong are left out.
 */
export function describedPages(facts: SiteFacts, key: 'title' | 'description'): Described[] {
  const { pages, guides, interpolate, at } = facts;
  const copies = copiedPages(facts);
  const ofPages = pages
    .filter(({ noindex }) => !noindex)
    .map(({ path, value, pointer }) => ({
      path,
      pointer,
      typed: textAt(value, key),
      locate: () => at(`${pointer}/${key}`),
    }));
  const ofGuides = [...guides.values()].map(({ path, pointer, matter, source }) => ({
    path,
    pointer,
    typed: textAt(matter, key),
    locate: () => source.locate(`/${key}`),
  }));
  const mostOf = (schema: string) => schemaNamed(schema).properties?.[key]?.maxLength ?? Number.POSITIVE_INFINITY;
  const judged = (entries: typeof ofPages, most: number) =>
    entries.flatMap(({ path, pointer, typed, locate }): Described[] => {
      if (!typed) return [];
      const text = interpolate(typed);
      const isLong = text.length > most;
      // Its length is unknown while a name in it is, which is reported. The schema measures texts without names.
      if (isUnfilled(text) || (isLong && !typed.includes('{{'))) return [];
      const isBlank = typed.trim() === '';
      const causes = [...(copies.get(pointer) ?? []), ...(isBlank ? causesAt(locate(), 'text/blank') : [])];
      return [{ path, text, locate, causes, lengthCauses: isLong ? causesAt(locate(), 'text/too-long') : [] }];
    });
  return [...judged(ofPages, mostOf('page')), ...judged(ofGuides, mostOf('front-matter'))];
}
