import type { Place } from '../../diagnostics/diagnostic.ts';
import { entriesAt, textAt } from '../../model/read/values.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { isUnfilled } from '../../text/braced-names.ts';
import type { SiteParts } from './site-parts.ts';

/** The title or description of a page or guide, as search engines show it. */
export interface ResultText {
  /** Path of the page, or its title if it has no path. */
  path: string;
  /** The text, with facts replaced. */
  text: string;
  locate(): Place;
  /** Place of its page's path. Another page may have the same path. */
  ofPage: Place;
}

/**
 * Returns the titles or descriptions of the pages and guides that search results show: `noindex` pages and texts with a
 * wrong shape are left out.
 */
export function resultTexts(
  { manifest, guides, interpolate, at }: Pick<SiteParts, 'manifest' | 'guides' | 'interpolate' | 'at'>,
  key: 'title' | 'description',
): ResultText[] {
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
    entries.flatMap(({ path, ofPage, typed, locate }): ResultText[] => {
      if (!typed) return [];
      const text = interpolate(typed);
      const isLong = text.length > most;
      // The length is unknown if a name in it is unknown; another rule reports the name. The schema limits texts
      // without names.
      if (isUnfilled(text) || (isLong && !typed.includes('{{'))) return [];
      return [{ path, text, locate, ofPage }];
    });
  return [...judged(ofPages, mostOf('page')), ...judged(ofGuides, mostOf('front-matter'))];
}
