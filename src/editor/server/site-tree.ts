import type { SiteFacts } from '../../check/facts/site-facts.ts';
import { valueAt } from '../../model/resolve/interpolate.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { guideRoutes, listIn, routesOfPlace, textIn, textRoutes } from '../../publish/places.ts';
import { isRecord } from '../../text/is-record.ts';
import { createSlugger } from '../../text/slug.ts';
import { pointerOfName } from '../origins/name-pointer.ts';
import type {
  EditorProblem,
  FactEntry,
  JournalState,
  LinkTarget,
  MediaEntry,
  SiteTree,
  SourceId,
  TreeSection,
  TreeSetting,
} from '../protocol.ts';
import { countOf } from './problems.ts';
import { sourceIds } from './source-files.ts';

/** Parts of the manifest that « Réglages » lists, in this order; the others are pages and guides. */
const SETTINGS = [
  'business',
  'facts',
  'plans',
  'backlinkPacks',
  'testimonials',
  'portfolio',
  'navigation',
  'forms',
  'mail',
  'services',
  'theme',
  'site',
  'chains',
  'guides',
  'popups',
  'consent',
  'ads',
  'notFound',
  'redirects',
  'labels',
  'editorial',
  'checks',
] as const;

export interface TreeOptions {
  facts: SiteFacts;
  problems: EditorProblem[];
  checked: boolean;
  journal: JournalState;
}

/** What an author calls an entry: by its title, name or other telling text. */
export function titleOf(value: unknown, fallback: string): string {
  for (const key of ['title', 'name', 'label', 'heading', 'author', 'id', 'from'])
    if (textIn(value, key)) return textIn(value, key);
  return typeof value === 'string' && value ? value : fallback;
}

function sectionsOf({ sources, interpolate }: SiteFacts, problems: readonly EditorProblem[]): TreeSection[] {
  const { markdown, manifest } = sources;
  const { data } = manifest;
  return listIn(data, 'chains').map((chain, index) => {
    const hub = textIn(chain, 'hub').replace(/(?<!\/)\/+$/, '');
    const pointer = `/chains/${index}`;
    const guides = listIn(chain, 'articles').flatMap((slug, place) => {
      const name = `${hub.replace(/^\//, '')}/${String(slug)}`;
      const source = markdown.get(name);
      if (!source) return [];
      const file: SourceId = `guide:${name}`;
      const own = problems.filter((problem) => problem.file === file);
      const title = interpolate(textIn(source.data, 'title')) || String(slug);
      return [
        { route: `${hub}/${String(slug)}`, title, file, pointer: `${pointer}/articles/${place}`, ...countOf(own) },
      ];
    });
    return { chain: textIn(chain, 'id'), name: titleOf(chain, hub), hub, pointer, guides };
  });
}

function settingsOf(data: unknown, problems: readonly EditorProblem[]): TreeSetting[] {
  const { properties = {} } = schemaNamed('site');
  return SETTINGS.map((key) => {
    const pointer = `/${key}`;
    const own = problems.filter(
      (problem) =>
        problem.file === 'manifest' && (problem.pointer === pointer || problem.pointer?.startsWith(`${pointer}/`)),
    );
    const value = isRecord(data) ? data[key] : undefined;
    const items = Array.isArray(value)
      ? value.map((item, index) => ({ pointer: `${pointer}/${index}`, title: titleOf(item, `${index + 1}`) }))
      : key === 'facts' && isRecord(value)
        ? Object.entries(value).map(([name, fact]) => ({ pointer: `${pointer}/${name}`, title: titleOf(fact, name) }))
        : undefined;
    return { key, title: properties[key]?.title ?? key, pointer, ...(items ? { items } : {}), ...countOf(own) };
  });
}

function factsOf({ manifest, lookup, knownNames }: SiteFacts): FactEntry[] {
  return knownNames().flatMap((name) => {
    const value = lookup(name);
    if (value === undefined) return [];
    const pointer = pointerOfName(manifest, name);
    const fact = name.startsWith('facts.') ? valueAt(manifest, name) : undefined;
    return [{ name, label: textIn(fact, 'label') || name, value, ...(pointer === undefined ? {} : { pointer }) }];
  });
}

function targetsOf(facts: SiteFacts): LinkTarget[] {
  const { pages, guides, documents, paths, anchorsOf, interpolate } = facts;
  const headings = new Map<string, Map<string, string>>();
  for (const document of documents) {
    for (const page of document.pages) {
      const slug = createSlugger();
      const known = headings.get(page) ?? new Map<string, string>();
      for (const { text } of document.analysis.headings) known.set(slug(interpolate(text)), interpolate(text));
      headings.set(page, known);
    }
  }
  for (const { path, sections } of pages) {
    const known = headings.get(path) ?? new Map<string, string>();
    for (const { value } of sections)
      if (textIn(value, 'id')) known.set(textIn(value, 'id'), interpolate(textIn(value, 'heading')));
    headings.set(path, known);
  }
  const titles = new Map(pages.map(({ path, value }) => [path, textIn(value, 'title')]));
  return paths().map((route) => ({
    route,
    title: interpolate(titles.get(route) ?? textIn(guides.get(route)?.frontMatter, 'title')) || route,
    anchors: [...anchorsOf(route)].map((id) => ({ id, title: headings.get(route)?.get(id) || id })),
  }));
}

function mediaOf({ sources, media }: SiteFacts): MediaEntry[] {
  const idOf = sourceIds(sources);
  const routesAt = routesOfPlace(sources, guideRoutes(sources));
  return [...sources.media].map(([file, bytes]) => {
    const size = sources.picture?.(file)?.size;
    const uses = media.flatMap((use) => {
      const source = use.file === file ? idOf(use.place.file) : undefined;
      if (source === undefined) return [];
      const { file: path, pointer } = use.place;
      return [{ file: source, path, ...(pointer === undefined ? {} : { pointer }), routes: routesAt(path, pointer) }];
    });
    return { file, bytes, ...(size ? { width: size.width, height: size.height } : {}), uses };
  });
}

/** The site as the editor lists it, from the files as they are written. */
export function siteTree({ facts, problems, checked, journal }: TreeOptions): SiteTree {
  const { sources } = facts;
  const { data } = sources.manifest;
  const settings = isRecord(data) ? data.site : undefined;
  const pages = listIn(data, 'pages').map((page, index) => {
    const pointer = `/pages/${index}`;
    const own = problems.filter((problem) => problem.pointer === pointer || problem.pointer?.startsWith(`${pointer}/`));
    const [route, example] = [textIn(page, 'path'), textIn(page, 'example')];
    const last = route.split('/').at(-1);
    return {
      route,
      title: facts.interpolate(titleOf(page, route)),
      pointer,
      ...(example && last?.startsWith(':') ? { example: route.slice(0, -last.length) + example } : {}),
      ...countOf(own.filter(({ file }) => file === 'manifest')),
    };
  });
  const texts = [...textRoutes(sources)].flatMap(([path, routes]) => {
    const name = path.slice('content/'.length, -'.md'.length);
    if (!sources.markdown.has(name)) return [];
    const file: SourceId = `text:${name}`;
    return [{ file, title: name, routes, ...countOf(problems.filter((problem) => problem.file === file)) }];
  });
  return {
    name: textIn(settings, 'name'),
    pages,
    sections: sectionsOf(facts, problems),
    texts,
    settings: settingsOf(data, problems),
    facts: factsOf(facts),
    targets: targetsOf(facts),
    media: mediaOf(facts),
    problems,
    checked,
    journal,
  };
}
