import type { Place } from '../../diagnostics/diagnostic.ts';
import { escapeKey } from '../../model/read/pointer.ts';
import { isUnreadable } from '../../model/read/refusal-of.ts';
import { textAt } from '../../model/read/values.ts';
import { nearest } from '../../text/nearest.ts';
import type { AnchorUse } from './anchors.ts';
import { COLLECTIONS, callsOf, callsOfUnknownEntry, isOfMissingPart, namedEntries } from './collections.ts';
import { nearestPath, sameButForm } from './link-target.ts';
import { fileOfOtherEnding, validFileName as validName } from './misnamed-files.ts';
import { suggestName } from './names.ts';
import type { SiteIndex } from './site-index.ts';
import type { BrokenLink, MediaUse, NameUse, StringUse, Unresolved, UnresolvedGuide, Use } from './site-parts.ts';

interface Query<U> {
  uses: readonly U[];
  nameOf(use: U): string;
  nearOf(name: string, use: U): string | undefined;
  /** Returns the number of uses of a name, if the query does not contain all of them. */
  countOf?(name: string): number;
  /** Returns the place of an existing name, if nothing uses it and it can be renamed. */
  unusedAt?(near: string, use: U): Place | undefined;
}

function unresolved<U extends Use>({ uses, nameOf, nearOf, countOf, unusedAt }: Query<U>): Unresolved<U>[] {
  const byName = new Map<string, [U, ...U[]]>();
  for (const use of uses) {
    const others = byName.get(nameOf(use));
    if (others) others.push(use);
    else byName.set(nameOf(use), [use]);
  }
  return [...byName].map(([name, own]) => {
    const near = nearOf(name, own[0]);
    const isOften = (countOf?.(name) ?? own.length) > 1;
    const renamed = near !== undefined && isOften ? unusedAt?.(near, own[0]) : undefined;
    return { name, uses: own, near, renamed };
  });
}

const lastStep = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns the only item of a list; `undefined` if there are several, or none. */
function sole<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}

/** Returns the places where unknown names are used, by the nearest existing name. That name only seems unused. */
export function placesByNear(found: readonly Unresolved[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  for (const { near, uses } of found) {
    if (near !== undefined) places.set(near, [...(places.get(near) ?? []), ...uses.map(({ locate }) => locate())]);
  }
  return places;
}

/**
 * Returns the paths without a page. The most similar path is suggested. If there is none, but only one released path is
 * missing and only one page without links is new, that page is suggested.
 */
export function unresolvedPages(site: SiteIndex): Unresolved<BrokenLink>[] {
  const { brokenLinks: uses, pages, reachedPaths, lastRelease, at } = site;
  if (uses.length === 0) return [];
  const paths = site.paths();
  const routes = typeof lastRelease === 'object' ? lastRelease.routes : {};
  const unused = pages.filter(({ path }) => !reachedPaths.has(path));
  const isReleased = (path: string) => Object.hasOwn(routes, path);
  const gone = sole([...new Set(uses.map(({ target }) => target.path).filter(isReleased))]);
  const added = sole(unused.filter(({ path }) => !isReleased(path)));
  return unresolved({
    uses,
    nameOf: ({ target }) => target.path,
    nearOf: (path) => sameButForm(path, site) ?? nearestPath(path, paths) ?? (path === gone ? added?.path : undefined),
    unusedAt(near, { target: { path } }) {
      const page = unused.find((one) => one.path === near);
      const isCertain = sameButForm(path, site) !== undefined || site.redirections.redirectFrom(path);
      return page && !isCertain ? at(`${page.pointer}/path`) : undefined;
    },
  });
}

/** Returns the sections that their pages lack, as `route#anchor`; `near` is an anchor. */
export function unresolvedAnchors(site: SiteIndex): Unresolved<AnchorUse>[] {
  const { unknown: uses, reached } = site.anchors;
  return unresolved({
    uses,
    nameOf: ({ route, anchor }) => `${route}#${anchor}`,
    nearOf: (_, { route, anchor }) => nearest(anchor, site.anchorsOf(route)),
    unusedAt(near, { route }) {
      const sections = site.pages.filter(({ path }) => path === route).flatMap((page) => page.sections);
      const section = sections.find(({ value }) => textAt(value, 'id') === near);
      return section && !reached.has(`${route}#${near}`) ? site.at(`${section.pointer}/id`) : undefined;
    },
  });
}

/** Returns the unknown names in texts, except for the fields of a form. */
export function unresolvedNames(site: SiteIndex): Unresolved<NameUse>[] {
  const uses = site.unknownNames.filter(({ name, form }) => form === undefined || name.includes('.'));
  if (uses.length === 0) return [];
  const known = site.knownNames();
  const { unusedFacts } = site;
  const isOfFacts = (name: string) =>
    /^facts\.[^.]+$/.test(name) && !isOfMissingPart(name, site) && callsOfUnknownEntry(name, site).length === 0;
  const nears = new Map(uses.map(({ name }) => [name, suggestName(name, known)]));
  const far = sole([...nears.keys()].filter((name) => nears.get(name) === undefined));
  const only = far !== undefined && isOfFacts(far) ? sole(unusedFacts) : undefined;
  return unresolved({
    uses,
    nameOf: ({ name }) => name,
    nearOf: (name) => nears.get(name) ?? (only && `facts.${only}`),
    unusedAt(near, { name }) {
      const fact = unusedFacts.find((one) => `facts.${one}` === near);
      return fact !== undefined && isOfFacts(name) ? site.at(`/facts/${escapeKey(fact)}`, 'key') : undefined;
    },
  });
}

/** Returns the names of entries that their collections lack, by collection. */
export function unresolvedEntries(site: SiteIndex): ReadonlyMap<string, Unresolved<StringUse>[]> {
  const { manifest, written, at } = site;
  const found = Object.entries(COLLECTIONS).map(([kind, collection]) => {
    const entries = namedEntries(manifest, collection);
    const names = new Set([...entries, ...namedEntries(written, collection)].map(({ id }) => id));
    const countOf = (name: string) => callsOf(kind, collection, site).filter(({ id }) => id === name).length;
    const query: Query<StringUse> = {
      uses: site.ofKind(kind).filter(({ value }) => !names.has(value)),
      nameOf: ({ value }) => value,
      nearOf: (id) => nearest(id, names),
      countOf,
      unusedAt(near) {
        const entry = entries.find(({ id }) => id === near);
        return entry && countOf(near) === 0 ? at(entry.pointer, entry.target) : undefined;
      },
    };
    return [collection, unresolved(query)] as const;
  });
  return new Map(found);
}

/** Returns the names of texts that are not in `content/`. */
export function unresolvedTexts({ ofKind, sources }: SiteIndex): Unresolved<StringUse>[] {
  const nameOf = ({ value }: StringUse) => value.replace(/\.md$/, '');
  return unresolved({
    uses: ofKind('markdown-file').filter((use) => {
      return !sources.markdown.has(nameOf(use)) && !isUnreadable(sources.unreadable, nameOf(use));
    }),
    nameOf,
    nearOf: (name) => nearest(name, sources.markdown.keys()),
  });
}

/** Returns the names of media that are not in `content/media`; the same name in another folder is suggested first. */
export function unresolvedMedia({ media, sources }: SiteIndex): Unresolved<MediaUse & Use>[] {
  const names = [...sources.media.keys()];
  return unresolved({
    uses: media
      .filter(({ file }) => !sources.media.has(file) && !isUnreadable(sources.unreadable, file))
      .map((use) => ({ ...use, locate: () => use.place })),
    nameOf: ({ file }) => file,
    nearOf: (file) => names.find((name) => lastStep(name) === lastStep(file)) ?? nearest(file, names),
  });
}

/**
 * Returns the guides of chains that have no file in their folder. `found` has the same name, but another extension or
 * folder. If there is none, `near` is the most similar file that the chain does not list.
 */
export function unresolvedGuides(site: SiteIndex): UnresolvedGuide[] {
  const { chains, sources, misnamedFiles, isUnreadText, at } = site;
  return chains.flatMap((chain) => {
    const folder = `${chain.hub.replace(/^\//, '')}/`;
    const named = new Set(chain.articles.map(({ text }) => text));
    const missing = chain.articles.flatMap(({ text: name, pointer }): UnresolvedGuide[] => {
      const file = folder + name;
      if (sources.markdown.has(file) || isUnreadText(file)) return [];
      const [ending, misnamed] = [fileOfOtherEnding(file, sources), misnamedFiles.get(file)];
      const other =
        ending ?? (misnamed ? undefined : [...sources.markdown.keys()].find((one) => lastStep(one) === name));
      const kind = ending ? 'other-ending' : misnamed ? 'misnamed-file' : other ? 'elsewhere' : 'no-file';
      const locate = () => at(pointer);
      const places = [...(misnamed ? [misnamed] : []), locate()];
      return [{ name, uses: [{ locate }], near: undefined, chain, folder, kind, found: other, places }];
    });
    const lost = missing.filter(({ kind }) => kind === 'no-file');
    if (lost.length === 0) return missing;
    const free = [...sources.markdown.keys()]
      .filter((file) => file.startsWith(folder) && validName(file, chains) === undefined)
      .map((file) => file.slice(folder.length))
      .filter((name) => name !== 'index' && !name.includes('/') && !named.has(name));
    const only = lost.length === 1 ? sole(free) : undefined;
    return missing.map((guide) =>
      guide.kind === 'no-file' ? { ...guide, near: nearest(guide.name, free) ?? only } : guide,
    );
  });
}
