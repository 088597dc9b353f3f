import { guideRoutes, listIn, routesOfPlace, textIn, textRoutes } from '../../build/places.ts';
import { namesOf } from '../../check/site-index/names.ts';
import type { SiteIndex } from '../../check/site-index/site-index.ts';
import { get, join, keysOf } from '../../model/read/pointer.ts';
import type { Sources } from '../../model/read/source.ts';
import { isRaw, type Raw } from '../../model/read/values.ts';
import { COMPUTED_FROM, computedNames } from '../../model/resolve/computed-names.ts';
import { createLookup, valueAt } from '../../model/resolve/interpolate.ts';
import { photoFiles } from '../../model/resolve/photo-files.ts';
import { schemaOfType } from '../../model/schema/block-schemas.ts';
import { collectionsOf } from '../../model/schema/collections.ts';
import { dereference, type Schema, schemaNamed } from '../../model/schema/schemas.ts';
import { schemaAt } from '../../model/schema/visit.ts';
import type { Manifest } from '../../model/types.generated.ts';
import { type Lookup, readableText } from '../../text/braced-names.ts';
import { isRecord } from '../../text/is-record.ts';
import { createSlugger } from '../../text/names.ts';
import { pointerOfName } from '../origins/name-pointer.ts';
import type {
  FactEntry,
  LinkTarget,
  MediaEntry,
  SiteTree,
  SourceId,
  TreeChain,
  TreePage,
  TreeSetting,
} from '../protocol.ts';
import { answers } from '../words/answers.ts';
import { sourceIds } from './source-files.ts';

/** Returns the name of an entry for its author: its title, name or other identifying text. */
export function titleOf(value: unknown, fallback: string): string {
  for (const key of ['title', 'name', 'label', 'heading', 'author', 'id', 'from'])
    if (textIn(value, key)) return textIn(value, key);
  return typeof value === 'string' && value ? value : fallback;
}

/** Name of the home page. */
const HOME = 'Accueil';

/** Returns menu labels by target address; the header comes before the footer. */
function menuLabels(manifest: Raw): Map<string, string> {
  const { header, footer } = isRecord(manifest.navigation) ? manifest.navigation : {};
  const links = [...listIn(header, 'links'), ...listIn(footer, 'columns').flatMap((column) => listIn(column, 'links'))];
  return new Map(links.toReversed().map((link) => [textIn(link, 'to'), textIn(link, 'label')]));
}

const headingOf = (page: unknown) =>
  listIn(page, 'sections')
    .map((section) => textIn(section, 'heading'))
    .find(Boolean) ?? '';

/** Returns the title of a text that blocks show, or the heading of its section. */
function nameOfText(manifest: Raw, { data }: { data: unknown }, source: string): string {
  const sections = listIn(manifest, 'pages').flatMap((page) => listIn(page, 'sections'));
  const shown = sections.find((section) => textIn(section, 'source').replace(/\.md$/, '') === source);
  return textIn(data, 'title') || textIn(shown, 'heading');
}

function treeChains({ markdown, manifest }: Sources, lookup: Lookup): TreeChain[] {
  return listIn(manifest.data, 'chains').map((chain, index) => {
    const hub = textIn(chain, 'hub').replace(/(?<!\/)\/+$/, '');
    const pointer = `/chains/${index}`;
    const guides = listIn(chain, 'articles').flatMap((slug, place) => {
      const name = `${hub.replace(/^\//, '')}/${String(slug)}`;
      const source = markdown.get(name);
      if (!source) return [];
      const file: SourceId = `guide:${name}`;
      const title = readableText(textIn(source.data, 'title'), lookup) || String(slug);
      return [{ route: `${hub}/${String(slug)}`, title, file, pointer: `${pointer}/articles/${place}` }];
    });
    return { chain: textIn(chain, 'id'), name: readableText(titleOf(chain, hub), lookup), hub, pointer, guides };
  });
}

/** Whether values described by a schema may refer to an entry of a kind. `seen` holds the schemas already visited. */
function mayName(kind: string, written: Schema, seen: Set<string>): boolean {
  const { $ref } = written;
  if ($ref && seen.has($ref)) return false;
  if ($ref) seen.add($ref);
  const schema = dereference(written);
  const below = [...Object.values(schema.properties ?? {}), schema.items, schema.additionalProperties];
  const isNaming = (child: Schema | boolean | undefined) => typeof child === 'object' && mayName(kind, child, seen);
  return schema['x-kind'] === kind || below.some(isNaming);
}

/** Whether a block or another part of the site may refer to an entry of a kind. */
function isReferredTo(kind: string, data: Raw): boolean {
  const { properties = {} } = schemaNamed('site');
  const parts = Object.entries(properties).filter(([key]) => key !== 'pages' && Object.hasOwn(data, key));
  const types = listIn(data, 'pages').flatMap((page) => listIn(page, 'sections').map((block) => textIn(block, 'type')));
  const blocks = [...new Set(types)].map(schemaOfType).filter((schema) => schema !== undefined);
  const seen = new Set<string>();
  return [...parts.map(([, schema]) => schema), ...blocks].some((schema) => mayName(kind, schema, seen));
}

/**
 * Collections that are always offered. Blocks that show their entries can only be added once there is an entry, so no
 * block refers to an empty collection.
 */
const FOR_ANY_TRADE = ['plans', 'portfolio', 'testimonials'];

/**
 * Returns the parts of the manifest that « Réglages » lists, in the order of its schema; the others are pages and
 * guides.
 */
function settingsOf(written: Raw, shown: (text: string) => string): TreeSetting[] {
  const collections = new Map(collectionsOf(schemaNamed('site')).map((collection) => [collection.key, collection]));
  return Object.entries(schemaNamed('site').properties ?? {}).flatMap(([key, { title = key, 'x-setting': place }]) => {
    const collection = collections.get(key);
    // Entries to which any text may refer are always offered.
    const isUsed =
      !collection || Object.hasOwn(written, key) || key === 'facts' || isReferredTo(collection.kind, written);
    if (!place || !(isUsed || FOR_ANY_TRADE.includes(key))) return [];
    const pointer = `/${key}`;
    const value = written[key];
    const items = Array.isArray(value)
      ? value.map((item, index) => ({ pointer: `${pointer}/${index}`, title: shown(titleOf(item, `${index + 1}`)) }))
      : collection?.isNamedByKey && isRecord(value)
        ? Object.entries(value).map(([name, entry]) => ({
            pointer: `${pointer}/${name}`,
            title: shown(titleOf(entry, name)),
          }))
        : undefined;
    return [{ key, title, pointer, isOften: isUsed && place === 'often', items }];
  });
}

/** Returns the titles of a place in the forms: « Forfaits › Forfait Professionnel › Prix mensuel ». */
export function placeName(manifest: Raw, pointer: string): string {
  const root = { value: manifest, schema: schemaNamed('site') };
  const keys = keysOf(pointer);
  const titles = keys.map((_, depth) => {
    const at = keys.slice(0, depth + 1).reduce<string>(join, '');
    const { schema } = schemaAt(root, at) ?? {};
    const title = schema?.title ?? '';
    // An entry of a list is named by its own title.
    return /^\d+$/.test(keys[depth] ?? '') ? titleOf(get(manifest, at), title) : title;
  });
  return [...new Set(titles)].filter(Boolean).join(' › ');
}

/** Returns the label of a name between braces that is not a fact. */
function labelOf(manifest: Raw, name: string, pointer: string | undefined): string {
  if (name === 'year') return answers.currentYear;
  return placeName(manifest, pointer ?? (computedNames.includes(name) ? COMPUTED_FROM : '')) || name;
}

/** Returns the names that texts can write between double braces, with their values. */
export function factEntries(manifest: Raw): FactEntry[] {
  const lookup = createLookup(manifest as unknown as Manifest);
  return namesOf(manifest).flatMap((name) => {
    // The year has no value in the manifest: it is that of the visit.
    const value = name === 'year' ? String(new Date().getFullYear()) : lookup(name);
    if (value === undefined) return [];
    const pointer = pointerOfName(manifest, name);
    const fact = name.startsWith('facts.') ? valueAt(manifest, name) : undefined;
    const label = textIn(fact, 'label') || labelOf(manifest, name, name.startsWith('facts.') ? undefined : pointer);
    return [{ name, label: readableText(label, lookup), value: readableText(value), pointer }];
  });
}

/** Returns the pages of the manifest. `shown` fills in facts. */
function pagesOf(manifest: Raw, shown: (text: string) => string): TreePage[] {
  const labels = menuLabels(manifest);
  return listIn(manifest, 'pages').map((page, index) => {
    const route = textIn(page, 'path');
    const last = route.split('/').at(-1);
    const value = textIn(page, 'example');
    const example = value && last?.startsWith(':') ? route.slice(0, -last.length) + value : undefined;
    const title = shown(titleOf(page, route));
    // Labels of menus do not name the home page: a new link leads there until its target is chosen.
    const name = shown(route === '/' ? HOME : labels.get(example ?? route) || headingOf(page));
    return { route, title, name: name && name !== title ? name : undefined, pointer: `/pages/${index}`, example };
  });
}

/** Returns the possible targets of links. */
export function linkTargets(site: SiteIndex): LinkTarget[] {
  const { sources, pages, guides, documents, paths, anchorsOf, interpolate } = site;
  const shown = (text: string) => readableText(interpolate(text));
  const headings = new Map<string, Map<string, string>>();
  for (const source of documents) {
    for (const page of source.pages) {
      const slug = createSlugger();
      const known = headings.get(page) ?? new Map<string, string>();
      for (const { text } of source.analysis.headings) known.set(slug(interpolate(text)), shown(text));
      headings.set(page, known);
    }
  }
  for (const { path, sections } of pages) {
    const known = headings.get(path) ?? new Map<string, string>();
    for (const { value } of sections)
      if (textIn(value, 'id')) known.set(textIn(value, 'id'), shown(textIn(value, 'heading')));
    headings.set(path, known);
  }
  const { data } = sources.manifest;
  const listed = pagesOf(isRaw(data) ? data : {}, shown);
  // The same names as in the list of pages.
  const names = new Map(listed.map(({ route, name, title }) => [route, name ?? title]));
  return paths().map((route) => ({
    route,
    title: names.get(route) ?? (shown(textIn(guides.get(route)?.frontMatter, 'title')) || route),
    anchors: [...anchorsOf(route)].map((id) => ({ id, title: headings.get(route)?.get(id) || id })),
  }));
}

/** Returns the files of the media folder, with their uses. */
export function mediaEntries({ sources, media, guides }: SiteIndex): MediaEntry[] {
  const idOf = sourceIds(sources);
  const photos = new Map<string, MediaEntry['uses']>();
  for (const { path, frontMatter, source } of guides.values()) {
    const id = frontMatter.photo ? idOf(source.path) : undefined;
    const use = id && { file: id, path: source.path, pointer: '/photo', routes: [path] };
    if (use) for (const { source: file } of photoFiles(path.slice(1))) photos.set(file, [use]);
  }
  const routesAt = routesOfPlace(sources, guideRoutes(sources));
  return [...sources.media].map(([file, bytes]) => {
    const size = sources.picture?.(file)?.size;
    const uses = media.flatMap((use) => {
      const source = use.file === file ? idOf(use.place.file) : undefined;
      if (source === undefined) return [];
      const { file: path, pointer } = use.place;
      return [{ file: source, path, pointer, routes: routesAt(path, pointer) }];
    });
    const all = [...uses, ...(photos.get(file) ?? [])];
    return { file, bytes, ...(size ? { width: size.width, height: size.height } : {}), uses: all };
  });
}

/** Returns the parts of the site for the editor's lists, from the unresolved files. */
export function siteTree(sources: Sources): SiteTree {
  const { data } = sources.manifest;
  const manifest = isRaw(data) ? data : {};
  const lookup = createLookup(manifest as unknown as Manifest);
  const shown = (text: string) => readableText(text, lookup);
  const pages = pagesOf(manifest, shown);
  const texts = [...textRoutes(sources)].flatMap(([path, routes]) => {
    const name = path.slice('content/'.length, -'.md'.length);
    const text = sources.markdown.get(name);
    if (!text) return [];
    const page = pages.find(({ route }) => route === routes[0]);
    const title = shown(nameOfText(manifest, text, name)) || (page?.name ?? page?.title ?? name);
    return [{ file: `text:${name}` as const, title, routes }];
  });
  return {
    name: shown(textIn(manifest.site, 'name')),
    pages,
    chains: treeChains(sources, lookup),
    texts,
    settings: settingsOf(manifest, shown),
    facts: factEntries(manifest),
  };
}
