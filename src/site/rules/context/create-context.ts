import type { SourceDocument, Sources } from '../../read/source.ts';
import { createLookup, interpolate, valueAt } from '../../resolve/interpolate.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { visitStrings } from '../../schema/visit-strings.ts';
import type { Manifest } from '../../types.generated.ts';
import { linkableFiles } from '../../written-addresses.ts';
import { collectDocuments } from './collect-documents.ts';
import { collectLinks } from './collect-links.ts';
import { collectMedia } from './collect-media.ts';
import { collectNames, isNamed, namesOf } from './collect-names.ts';
import { chainsOf, guidesOf, type MendsOf, pagesOf } from './collect-pages.ts';
import type { SiteContext, StringUse } from './context.ts';
import { anchorFinder, routeMatcher } from './find-routes.ts';
import { oddLinks, stringsByKind } from './index-uses.ts';
import { type Mends, mend } from './mend.ts';
import { locateAsTyped } from './typed-places.ts';
import { isRaw, objectAt, type Raw, textAt } from './values.ts';

export interface ContextOptions {
  sources: Sources;
  /** How the parts whose form is wrong are read, by file. */
  mends: ReadonlyMap<string, Mends>;
  today: string;
  tunable: readonly string[];
}

interface Mended {
  document: SourceDocument;
  data: unknown;
  schema: string;
  pageOf(pointer: string): string | undefined;
}

function stringsOf({ document, data, schema, pageOf }: Mended): StringUse[] {
  const out: StringUse[] = [];
  visitStrings(data, schemaNamed(schema), (found) => {
    const { value, kind, schema, pointer, holder, key } = found;
    // Places are made when asked for: most strings have nothing wrong.
    const locate = () => document.locate(pointer);
    out.push({ value, kind, schema, pointer, holder, key, document, page: pageOf(pointer), locate });
  });
  return out;
}

const NONE: Mends = new Map();

/** The manifest in a language that numbers can be written in, whatever its author typed. */
function speakable(manifest: Raw): Manifest {
  const language = textAt(objectAt(manifest, 'site'), 'language') ?? '';
  const isCode = /^[a-z]{2}(?:-[A-Z]{2})?$/.test(language);
  return (isCode ? manifest : { ...manifest, site: { language: 'fr' } }) as unknown as Manifest;
}

/** Gathers everything that rules look at, once a check. */
export function createContext({ sources: read, mends, today, tunable }: ContextOptions): SiteContext {
  const sources = locateAsTyped(read, mends);
  const mendsOf: MendsOf = ({ file }) => mends.get(file.path) ?? NONE;
  const mended = mend(sources.manifest.data, mendsOf(sources.manifest));
  const manifest = isRaw(mended) ? mended : {};
  const pages = pagesOf(manifest);
  const chains = chainsOf(
    manifest,
    pages.map(({ path }) => path),
  );
  const guides = guidesOf(chains, sources, mendsOf);
  const pathsAt = new Map(pages.map(({ pointer, path }) => [pointer, path]));
  const pageAt = (pointer: string) => pathsAt.get(/^\/pages\/\d+(?=\/)/.exec(pointer)?.[0] ?? '');
  const strings = stringsOf({ document: sources.manifest, data: manifest, schema: 'site', pageOf: pageAt });
  for (const { source: document, matter: data, path } of guides.values()) {
    for (const string of stringsOf({ document, data, schema: 'front-matter', pageOf: () => path }))
      strings.push(string);
  }
  const documents = collectDocuments({ sources, guides, strings, pages });
  const lookup = createLookup(speakable(manifest));
  const fill = (text: string) => interpolate(text, lookup);
  const routes = [...pages.map(({ path }) => path).filter((path) => !path.includes(':')), ...guides.keys()];
  const links = collectLinks({
    strings,
    documents,
    files: linkableFiles({ hasFeed: guides.size > 0 }),
    fill,
    site: textAt(objectAt(manifest, 'site'), 'url') ?? '',
  });
  const routeOf = routeMatcher(pages, guides);
  return {
    sources,
    manifest,
    today,
    tunable,
    pages,
    chains,
    guides,
    strings,
    documents,
    ofKind: stringsByKind(strings),
    links,
    ...oddLinks(links, routeOf),
    names: collectNames({ strings, documents }),
    media: collectMedia({ strings, documents }),
    lookup,
    interpolate: fill,
    written: isRaw(sources.manifest.data) ? sources.manifest.data : {},
    isMentioned: (text) => mendsOf(sources.manifest).size > 0 && sources.manifest.file.text.includes(text),
    isKnown: (name) => isNamed(manifest, name) || valueAt(sources.manifest.data, name) !== undefined,
    knownNames: () => namesOf(manifest),
    routeOf,
    paths: () => routes,
    anchorsOf: anchorFinder({ pages, documents }, fill),
    at: (pointer, target) => sources.manifest.locate(pointer, target),
  };
}
