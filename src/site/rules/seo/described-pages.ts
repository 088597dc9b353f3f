import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { SiteContext } from '../context/context.ts';
import { textAt } from '../context/values.ts';

/** The title or description of a page that search engines show. */
export interface Described {
  path: string;
  /** Facts filled in. */
  text: string;
  locate(): Place;
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
  return [...ofPages, ...ofGuides].flatMap(({ path, text, locate }) =>
    text === undefined || text.trim() === '' ? [] : [{ path, text: interpolate(text), locate }],
  );
}
