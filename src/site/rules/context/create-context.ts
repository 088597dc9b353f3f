import { nearest } from '../../../text/nearest.ts';
import { createSlugger } from '../../../text/slug.ts';
import { scanMarkdown } from '../../markdown/scan-markdown.ts';
import type { SourceDocument, Sources } from '../../read/source.ts';
import { createLookup, interpolate, valueAt } from '../../resolve/interpolate.ts';
import { schemaNamed } from '../../schema/schemas.ts';
import { visitStrings } from '../../schema/visit-strings.ts';
import type { Manifest } from '../../types.generated.ts';
import { collectLinks } from './collect-links.ts';
import { collectMedia } from './collect-media.ts';
import { collectNames, isNamed, namesIn } from './collect-names.ts';
import type { ChainEntry, Guide, MarkdownUse, PageEntry, SiteContext, StringUse } from './context.ts';
import { type Mends, mend } from './mend.ts';
import { entriesAt, isRaw, objectAt, type Raw, textAt, textsAt } from './values.ts';

export interface ContextOptions {
  sources: Sources;
  /** How the parts whose form is wrong are read, by file. */
  mends: ReadonlyMap<string, Mends>;
  today: string;
  tunable: readonly string[];
}

function pagesOf(manifest: Raw): PageEntry[] {
  return entriesAt(manifest, 'pages').flatMap((entry) => {
    const path = textAt(entry.value, 'path');
    if (path === undefined) return [];
    const sections = entriesAt(entry.value, 'sections', entry.pointer);
    return [{ ...entry, path, noindex: entry.value.noindex === true, sections }];
  });
}

/** Chains; a hub that is misspelt is taken for the page that was meant, so that its guides are found all the same. */
function chainsOf(manifest: Raw, paths: string[]): ChainEntry[] {
  return entriesAt(manifest, 'chains').flatMap((entry) => {
    const typed = textAt(entry.value, 'hub')?.replace(/\/+$/, '');
    if (typed === undefined) return [];
    const hub = paths.includes(typed) ? typed : (nearest(typed, paths) ?? typed);
    const articles = textsAt(entry.value, 'articles', entry.pointer);
    return [{ ...entry, id: textAt(entry.value, 'id') ?? '', hub, articles }];
  });
}

type MendsOf = (document: SourceDocument) => Mends;

function guidesOf(chains: ChainEntry[], { markdown }: Sources, mendsOf: MendsOf): Map<string, Guide> {
  const guides = new Map<string, Guide>();
  for (const chain of chains) {
    for (const { text: slug, pointer } of chain.articles) {
      const path = `${chain.hub}/${slug}`;
      const source = markdown.get(path.replace(/^\//, ''));
      if (!source || guides.has(path)) continue;
      const matter = mend(source.data, mendsOf(source));
      guides.set(path, { path, slug, chain, pointer, source, matter: isRaw(matter) ? matter : {} });
    }
  }
  return guides;
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
    out.push({
      ...found,
      document,
      page: pageOf(found.pointer),
      // Made when asked for: most strings have nothing wrong.
      locate: () => document.locate(found.pointer),
    });
  });
  return out;
}

function documentsOf(context: Pick<SiteContext, 'sources' | 'guides' | 'strings' | 'pages'>): MarkdownUse[] {
  const { sources, guides, strings, pages } = context;
  const shownOn = new Map<string, { pages: string[]; under: number }>();
  for (const { kind, value, page, holder } of strings) {
    if (kind !== 'markdown-file' || page === undefined) continue;
    const file = value.replace(/\.md$/, '');
    const use = shownOn.get(file) ?? { pages: [], under: 1 };
    use.pages.push(page);
    if (typeof holder.heading === 'string') use.under = 2;
    shownOn.set(file, use);
  }
  for (const { path } of guides.values()) shownOn.set(path.replace(/^\//, ''), { pages: [path], under: 1 });
  const files = [...sources.markdown].map(([file, source]): MarkdownUse => {
    const { pages: on = [], under = 1 } = shownOn.get(file) ?? {};
    return {
      text: source.body,
      scanned: scanMarkdown(source.body),
      pages: on,
      file,
      under,
      placeOf: ({ offset, length }) => ({ file: source.file.path, offset: source.bodyOffset + offset, length }),
    };
  });
  const inManifest = strings
    .filter(({ kind }) => kind === 'markdown')
    .map(
      ({ value, document, pointer, page }): MarkdownUse => ({
        text: value,
        scanned: scanMarkdown(value),
        pages: page === undefined ? pages.map(({ path }) => path) : [page],
        under: 2,
        placeOf: ({ offset, length }) => document.locateWithin(pointer, offset, length),
      }),
    );
  return [...files, ...inManifest];
}

/** Matches paths with parameters: `/maquette-offerte/:domain`. */
function routeMatcher(pages: PageEntry[], guides: Map<string, Guide>): SiteContext['routeOf'] {
  const exact = new Set([...pages.map(({ path }) => path), ...guides.keys()]);
  const patterns = pages.filter(({ path }) => path.includes(':')).map(({ path }) => ({ path, parts: path.split('/') }));
  return (path) => {
    if (exact.has(path)) return path;
    const parts = path.split('/');
    return patterns.find(
      (pattern) =>
        pattern.parts.length === parts.length &&
        pattern.parts.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index])),
    )?.path;
  };
}

function anchorFinder(
  { pages, documents }: Pick<SiteContext, 'pages' | 'documents'>,
  fill: (text: string) => string,
): SiteContext['anchorsOf'] {
  const byPage = new Map<string, MarkdownUse[]>();
  for (const document of documents) {
    for (const page of document.pages) byPage.set(page, [...(byPage.get(page) ?? []), document]);
  }
  const found = new Map<string, Set<string>>();
  return (route) => {
    const known = found.get(route);
    if (known) return known;
    const anchors = new Set<string>();
    for (const page of pages) {
      if (page.path !== route) continue;
      for (const { value } of page.sections) {
        const id = textAt(value, 'id');
        if (id !== undefined) anchors.add(id);
      }
    }
    for (const { scanned } of byPage.get(route) ?? []) {
      const slug = createSlugger();
      for (const { text } of scanned.headings) anchors.add(slug(fill(text)));
    }
    found.set(route, anchors);
    return anchors;
  };
}

const NONE: Mends = new Map();

/** The manifest in a language that numbers can be written in, whatever its author typed. */
function speakable(manifest: Raw): Manifest {
  const language = textAt(objectAt(manifest, 'site'), 'language') ?? '';
  const isCode = /^[a-z]{2}(?:-[A-Z]{2})?$/.test(language);
  return (isCode ? manifest : { ...manifest, site: { language: 'fr' } }) as unknown as Manifest;
}

/** Gathers everything that rules look at, once a check. */
export function createContext({ sources, mends, today, tunable }: ContextOptions): SiteContext {
  const mendsOf: MendsOf = ({ file }) => mends.get(file.path) ?? NONE;
  const mended = mend(sources.manifest.data, mendsOf(sources.manifest));
  const manifest = isRaw(mended) ? mended : {};
  const pages = pagesOf(manifest);
  const chains = chainsOf(
    manifest,
    pages.map(({ path }) => path),
  );
  const guides = guidesOf(chains, sources, mendsOf);
  const pageAt = (pointer: string) => {
    const index = /^\/pages\/(\d+)\//.exec(pointer)?.[1];
    return index === undefined ? undefined : pages.find((page) => page.pointer === `/pages/${index}`)?.path;
  };
  const strings = stringsOf({ document: sources.manifest, data: manifest, schema: 'site', pageOf: pageAt });
  for (const { source: document, matter: data, path } of guides.values()) {
    strings.push(...stringsOf({ document, data, schema: 'front-matter', pageOf: () => path }));
  }
  const documents = documentsOf({ sources, guides, strings, pages });
  const lookup = createLookup(speakable(manifest));
  const fill = (text: string) => interpolate(text, lookup);
  const routes = [...pages.map(({ path }) => path).filter((path) => !path.includes(':')), ...guides.keys()];
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
    links: collectLinks({ strings, documents, fill }),
    names: collectNames({ strings, documents }),
    media: collectMedia({ strings, documents }),
    interpolate: fill,
    written: isRaw(sources.manifest.data) ? sources.manifest.data : {},
    isMentioned: (text) => mendsOf(sources.manifest).size > 0 && sources.manifest.file.text.includes(text),
    isKnown: (name) => isNamed(manifest, name) || valueAt(sources.manifest.data, name) !== undefined,
    knownNames: () => namesIn(manifest),
    routeOf: routeMatcher(pages, guides),
    paths: () => routes,
    anchorsOf: anchorFinder({ pages, documents }, fill),
    at: (pointer, target) => sources.manifest.locate(pointer, target),
  };
}
