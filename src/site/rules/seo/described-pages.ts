import type { Place } from '../../../diagnostics/diagnostic.ts';
import { isUnfilled } from '../../resolve/interpolate.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import type { SiteContext } from '../context/context.ts';
import { textAt } from '../context/values.ts';

/** The title or description of a page that search engines show. */
export interface Described {
  path: string;
  /** Facts filled in. */
  text: string;
  /** Whether it does not even fit its place, which is reported as such. */
  isOverlong: boolean;
  locate(): Place;
}

/** What two titles that show alike have in common: our typography makes one of their blanks, apostrophes and dots. */
export function bareText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '').replaceAll("'", '’').replaceAll('...', '…');
}

/** Titles or descriptions of the pages and guides; pages that are `noindex` show in no results. */
export function describedPages(
  { pages, guides, interpolate, at }: SiteContext,
  key: 'title' | 'description',
): Described[] {
  const ofPages = pages
    .filter(({ noindex }) => !noindex)
    .map(({ path, value, pointer }) => ({ path, text: textAt(value, key), locate: () => at(`${pointer}/${key}`) }));
  const ofGuides = [...guides.values()].map(({ path, matter, source }) => ({
    path,
    text: textAt(matter, key),
    locate: () => source.locate(`/${key}`),
  }));
  const mostOf = (schema: string) => schemaNamed(schema).properties?.[key]?.maxLength ?? Number.POSITIVE_INFINITY;
  const judged = (entries: typeof ofPages, most: number) =>
    entries.flatMap(({ path, text: typed, locate }) => {
      if (typed === undefined || typed.trim() === '') return [];
      const text = interpolate(typed);
      // Its length is unknown while a name in it is, which is reported.
      if (isUnfilled(text)) return [];
      return [{ path, text, isOverlong: text.length > most, locate }];
    });
  return [...judged(ofPages, mostOf('page')), ...judged(ofGuides, mostOf('front-matter'))];
}
