import type { SiteFacts } from '../../check/facts/site-facts.ts';
import { plainText } from '../../edit/line-ends.ts';
import type { Document } from '../../model/read/document.ts';
import { guideRoutes, routesOfPlace, textIn } from '../../publish/places.ts';
import { folded } from '../../text/folded.ts';
import { PLACEHOLDER, readableText } from '../../text/placeholders.ts';
import { withoutMarkup } from '../../text/without-markup.ts';
import type { SearchHit } from '../protocol.ts';
import { sourceIds } from './source-files.ts';

/** Maximum number of hits; refining the query is better than a longer list. */
const MOST_HITS = 60;

const AROUND = 40;

/** The words around a match as a visitor reads them: names between braces replaced, without Markdown markers. */
function excerpt(text: string, { at, length }: { at: number; length: number }, fill: (text: string) => string): string {
  let [from, to] = [Math.max(0, at - AROUND), Math.min(text.length, at + length + AROUND)];
  // Cut at spaces, so that words at both ends are whole.
  const [before, behind] = [text.indexOf(' ', from) + 1, text.lastIndexOf(' ', to)];
  if (from > 0 && before > 0 && before <= at) from = before;
  if (to < text.length && behind >= at + length) to = behind;
  // A name is replaced only if both its braces are in the excerpt.
  for (const { index, 0: name } of text.matchAll(PLACEHOLDER)) {
    const end = index + name.length;
    if (index < from && end > from) from = index;
    if (index < to && end > to) to = end;
  }
  const inner = withoutMarkup(fill(text.slice(from, to)).replace(/\s+/g, ' ').trim())
    // Remove an unpaired `**` left by truncation.
    .replaceAll('**', '');
  return `${from > 0 ? '… ' : ''}${inner}${to < text.length ? ' …' : ''}`;
}

/** Kinds of strings that nobody reads. */
const SILENT = new Set(['id', 'anchor', 'colour']);

/** Whether a place belongs to a page or a guide. */
const isOfPages = (file: string, pointer = '') => file !== 'manifest' || pointer.startsWith('/pages/');

/**
 * Finds a text in everything that an author writes: fields, front matter and Markdown. Fields are searched as shown and
 * as typed. Texts of pages come first.
 */
export function searchTexts(facts: SiteFacts, wanted: string): SearchHit[] {
  const needle = folded(wanted.trim());
  if (needle === '') return [];
  const { sources, strings, pages, interpolate } = facts;
  const shown = (text: string) => readableText(interpolate(text));
  const idOf = sourceIds(sources);
  const guides = guideRoutes(sources);
  const routesAt = routesOfPlace(sources, guides);
  const pageTitles = new Map(pages.map(({ path, value }) => [path, textIn(value, 'title')]));
  const hits: SearchHit[] = [];
  const ofSettings: SearchHit[] = [];
  const titleOf = (document: Pick<Document, 'data'>, routes: readonly string[]) =>
    shown(textIn(document.data, 'title') || pageTitles.get(routes[0] ?? '') || 'Réglages');
  for (const { value, kind, pointer, document } of strings) {
    if (SILENT.has(kind)) continue;
    const text = [interpolate(value), value].find((one) => folded(one).includes(needle));
    const file = text === undefined ? undefined : idOf(document.path);
    if (text === undefined || file === undefined) continue;
    const list = isOfPages(file, pointer) ? hits : ofSettings;
    if (list.length >= MOST_HITS) continue;
    const routes = routesAt(document.path, pointer);
    const found = { at: folded(text).indexOf(needle), length: needle.length };
    list.push({ file, pointer, title: titleOf(document, routes), excerpt: excerpt(text, found, shown), routes });
  }
  for (const source of sources.markdown.values()) {
    if (hits.length >= MOST_HITS) break;
    const file = idOf(source.path);
    const body = folded(source.body);
    for (let at = body.indexOf(needle); at >= 0 && file; at = body.indexOf(needle, at + needle.length)) {
      if (hits.length >= MOST_HITS) break;
      const plain = plainText(source.text);
      const start = plain.fromFile(source.bodyOffset + at);
      const routes = routesAt(source.path);
      const range = { start, end: start + needle.length };
      hits.push({
        file,
        range,
        title: titleOf(source, routes),
        excerpt: excerpt(source.body, { at, length: needle.length }, shown),
        routes,
      });
    }
  }
  return [...hits, ...ofSettings].slice(0, MOST_HITS);
}
