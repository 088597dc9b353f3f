import type { Place } from '../../diagnostics/diagnostic.ts';
import { entriesAt, textAt } from '../../model/read/values.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { isUnfilled } from '../../text/placeholders.ts';
import type { SiteParts } from './site-parts.ts';

/** The title or description of a page that search engines show. */
export interface PageDescription {
  /** Path of the page, or its title where it has lost that. */
  path: string;
  /** Facts filled in. */
  text: string;
  locate(): Place;
  /** Place of the path of its page, which another page may have. */
  ofPage: Place;
}

/** What two titles that show alike have in common: our typography makes one of their blanks, apostrophes and dots. */
export function bareText(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '').replaceAll("'", '’').replaceAll('...', '…');
}

/**
 * Titles or descriptions of the pages and guides, of which those that are `noindex` show in no results. Texts whose form is
 * wrong are left out.
 */
export function describedPages(
  { manifest, guides, interpolate, at }: Pick<SiteParts, 'manifest' | 'guides' | 'interpolate' | 'at'>,
  key: 'title' | 'description',
): PageDescription[] {
  const ofPages = entriesAt(manifest, 'pages')
    .filter(({ value }) => value.noindex !== true)
    .map(({ value, pointer }) => ({
      path: textAt(value, 'path') ?? textAt(value, 'title') ?? '',
      ofPage: at(`${pointer}/path`),
      typed: textAt(value, key),
      locate: () => at(`${pointer}/${key}`),
    }));
  const ofGuides = [...guides.values()].map(({ path, pointer, frontMatter, source }) => ({
    path,
    ofPage: at(pointer),
    typed: textAt(frontMatter, key),
    locate: () => source.locate(`/${key}`),
  }));
  const mostOf = (schema: string) => schemaNamed(schema).properties?.[key]?.maxLength ?? Number.POSITIVE_INFINITY;
  const judged = (entries: typeof ofPages, most: number) =>
    entries.flatMap(({ path, ofPage, typed, locate }): PageDescription[] => {
      if (!typed) return [];
      const text = interpolate(typed);
      const isLong = text.length > most;
      // Its length is unknown while a name in it is, which is reported. The schema measures texts without names.
      if (isUnfilled(text) || (isLong && !typed.includes('{{'))) return [];
      return [{ path, text, locate, ofPage }];
    });
  return [...judged(ofPages, mostOf('page')), ...judged(ofGuides, mostOf('front-matter'))];
}
