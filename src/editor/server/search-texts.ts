import { guideRoutes, routesOfPlace, textIn } from '../../build/places.ts';
import { COLLECTIONS } from '../../check/site-index/collections.ts';
import type { SiteIndex } from '../../check/site-index/site-index.ts';
import type { StringUse } from '../../check/site-index/site-parts.ts';
import { withPlainLineEnds } from '../../edit/line-ends.ts';
import { parentOf } from '../../model/read/pointer.ts';
import { isRaw } from '../../model/read/values.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { visit } from '../../model/schema/visit.ts';
import { BRACED_NAME, readableText } from '../../text/braced-names.ts';
import { findFolded } from '../../text/compare.ts';
import { rangeLength, type TextRange } from '../../text/range.ts';
import { withoutMarkup } from '../../text/without-markup.ts';
import type { SearchHit } from '../protocol.ts';
import { answers } from '../words/answers.ts';
import { placeName } from './site-tree.ts';
import { sourceIds } from './source-files.ts';

/** Maximum number of hits: the author can refine the query. */
const MAX_HITS = 60;

const EXCERPT_MARGIN = 40;

/**
 * Returns the words around a match as a visitor reads them: names between braces replaced, without Markdown markers.
 */
function excerpt(text: string, found: TextRange, fill: (text: string) => string): string {
  let [from, to] = [Math.max(0, found.start - EXCERPT_MARGIN), Math.min(text.length, found.end + EXCERPT_MARGIN)];
  // Cut at spaces, so that words at both ends are complete.
  const [before, behind] = [text.indexOf(' ', from) + 1, text.lastIndexOf(' ', to)];
  if (from > 0 && before > 0 && before <= found.start) from = before;
  if (to < text.length && behind >= found.end) to = behind;
  // A name is replaced only if both its braces are in the excerpt.
  for (const { index, 0: name } of text.matchAll(BRACED_NAME)) {
    const end = index + name.length;
    if (index < from && end > from) from = index;
    if (index < to && end > to) to = end;
  }
  const inner = withoutMarkup(fill(text.slice(from, to)).replace(/\s+/g, ' ').trim())
    // Remove an unpaired `**` left by truncation.
    .replaceAll('**', '');
  return `${from > 0 ? '… ' : ''}${inner}${to < text.length ? ' …' : ''}`;
}

/** Kinds of strings that are names of entries, guides, sections or values: neither pages nor forms show them. */
const NAMES = new Set([...Object.keys(COLLECTIONS), 'anchor', 'article', 'value-path']);

/** Returns the texts of a string in which an author searches: none if it is a name or a choice of a list. */
function textsToSearch({ value, kind, schema, pointer, holderSchema }: StringUse, fill: (text: string) => string) {
  // The type of a section, of which forms show the title.
  if (schema.const !== undefined) return holderSchema.title ? [holderSchema.title] : [];
  const isId = /^\/\w+\/\d+\/id$/.test(pointer);
  return NAMES.has(kind) || schema.enum || isId ? [] : [fill(value), value];
}

/** Whether a place belongs to a page or a guide. */
const isOfPages = (file: string, pointer = '') => file !== 'manifest' || pointer.startsWith('/pages/');

/**
 * Finds a text in everything that an author writes: fields, front matter and Markdown, and in the titles of sections'
 * types. Fields are searched as shown and
 * as typed. Texts of pages come first.
 */
export function searchTexts(site: SiteIndex, wanted: string): SearchHit[] {
  if (wanted.trim() === '') return [];
  const { sources, strings, pages, interpolate } = site;
  const shown = (text: string) => readableText(interpolate(text));
  const idOf = sourceIds(sources);
  const guides = guideRoutes(sources);
  const routesAt = routesOfPlace(sources, guides);
  const pageTitles = new Map(pages.map(({ path, value }) => [path, textIn(value, 'title')]));
  const hits: SearchHit[] = [];
  const ofSettings: SearchHit[] = [];
  const titleOf = (data: unknown, routes: readonly string[]) =>
    shown(textIn(data, 'title') || pageTitles.get(routes[0] ?? '') || answers.settings);
  for (const string of strings) {
    const { path, data } = string.document;
    const file = idOf(path);
    const [hit] = textsToSearch(string, interpolate).flatMap((text) =>
      findFolded(text, wanted).map((found) => ({ text, found })),
    );
    if (!hit || file === undefined) continue;
    const list = isOfPages(file, string.pointer) ? hits : ofSettings;
    if (list.length >= MAX_HITS) continue;
    const pointer = string.schema.const === undefined ? string.pointer : parentOf(string.pointer);
    const routes = routesAt(path, pointer);
    const title = titleOf(data, routes);
    list.push({ file, pointer, title, excerpt: excerpt(hit.text, hit.found, shown), routes });
  }
  for (const source of sources.markdown.values()) {
    if (hits.length >= MAX_HITS) break;
    const file = idOf(source.path);
    if (!file) continue;
    for (const found of findFolded(source.body, wanted).slice(0, MAX_HITS - hits.length)) {
      const start = withPlainLineEnds(source.text).fromFile(source.bodyOffset + found.start);
      const routes = routesAt(source.path);
      hits.push({
        file,
        range: { start, end: start + rangeLength(found) },
        title: titleOf(source, routes),
        excerpt: excerpt(source.body, found, shown),
        routes,
      });
    }
  }
  return [...hits, ...ofSettings].slice(0, MAX_HITS);
}

/** Maximum number of settings found. */
const MAX_SETTINGS = 8;

/** Finds settings by their titles in forms, outermost first: « horaires » finds « Entreprise › Horaires ». */
export function searchSettings({ sources, interpolate }: SiteIndex, wanted: string): SearchHit[] {
  const manifest = isRaw(sources.manifest.data) ? sources.manifest.data : {};
  const parts = schemaNamed('site').properties ?? {};
  const settings = Object.entries(manifest).filter(([key]) => parts[key]?.['x-setting']);
  const hits: SearchHit[] = [];
  for (const { schema, pointer } of visit({ value: Object.fromEntries(settings), schema: schemaNamed('site') })) {
    if (hits.length >= MAX_SETTINGS) break;
    const isFound = pointer !== '' && findFolded(schema.title ?? '', wanted).length > 0;
    if (!isFound || hits.some((hit) => pointer.startsWith(`${hit.pointer}/`))) continue;
    const excerpt = readableText(interpolate(placeName(manifest, pointer)));
    hits.push({ file: 'manifest', pointer, title: excerpt.split(' › ')[0] ?? '', excerpt, routes: [] });
  }
  return hits;
}
