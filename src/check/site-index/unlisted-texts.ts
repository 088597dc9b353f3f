import type { Place } from '../../diagnostics/diagnostic.ts';
import { textsAt } from '../../model/read/values.ts';
import type { IgnoredGuides } from './chains.ts';
import type { BrokenLink, ChainEntry, MarkdownUse, SiteParts, UnresolvedGuide } from './site-parts.ts';

/** Returns the number of references to each path without a page: from links, and from the `help` lists of chains. */
export function countReferences({
  brokenLinks,
  chains,
}: Pick<NeededParts, 'brokenLinks' | 'chains'>): Map<string, number> {
  const helpers = chains.flatMap(({ value, hub, articles }) => {
    const named = new Set(articles.map(({ text }) => text));
    return textsAt(value, 'help').flatMap(({ text }) => (named.has(text) ? [] : [`${hub}/${text}`]));
  });
  const counts = new Map<string, number>();
  for (const path of [...brokenLinks.map(({ target }) => target.path), ...helpers]) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

interface NeededParts extends Pick<SiteParts, 'chains' | 'documents' | 'at' | 'placesHolding'> {
  brokenLinks: readonly BrokenLink[];
  unresolvedGuides: readonly UnresolvedGuide[];
  ignoredGuides: readonly IgnoredGuides[];
}

/** A text in a chain's folder that is not in the chain. */
export interface UnlistedText {
  chain: ChainEntry;
  slug: string;
  document: MarkdownUse;
  /** Number of references to its page. */
  count: number;
  /** Start of the text, and places of ignored parts of the manifest that may refer to it. */
  causes: readonly Place[];
}

/** Returns the texts in the folder of a chain that are not in the chain, and that no page shows, by path. */
export function findUnlistedTexts(site: Omit<NeededParts, 'unresolvedGuides'>): ReadonlyMap<string, UnlistedText> {
  const { chains, documents } = site;
  const references = countReferences(site);
  const byHub = new Map(chains.map((chain) => [chain.hub, chain]));
  const found = new Map<string, UnlistedText>();
  for (const document of documents) {
    const { file, pages } = document;
    if (file === undefined || pages.length > 0) continue;
    const slash = file.lastIndexOf('/');
    const slug = file.slice(slash + 1);
    const chain = byHub.get(`/${file.slice(0, slash)}`);
    if (!chain || slug === 'index') continue;
    const lost = site.ignoredGuides.flatMap(({ place, covers }) => (covers(`/${file}`) ? [place] : []));
    const causes = [startOfText(document), ...site.placesHolding(slug), ...lost];
    found.set(`/${file}`, { chain, slug, document, count: references.get(`/${file}`) ?? 0, causes });
  }
  return found;
}

/** Returns the start of a text: the place of findings about the whole file. */
export function startOfText({ placeOf }: Pick<MarkdownUse, 'placeOf'>): Place {
  return { ...placeOf({ start: 0, end: 0 }), start: 0, end: 0 };
}

/** Returns the path of the text that an unresolved guide of a chain probably means. */
export function likelyPath({ kind, folder, found, near }: UnresolvedGuide): string | undefined {
  if (kind === 'elsewhere') return `/${found}`;
  return near === undefined ? undefined : `/${folder}${near}`;
}

/** Returns the places of reported mistakes that prevent a path from being the page of a guide, by path. */
export function findGuidePlaces({
  unresolvedGuides,
  unlistedTexts,
  at,
}: Pick<NeededParts, 'unresolvedGuides' | 'at'> & { unlistedTexts: ReadonlyMap<string, UnlistedText> }): ReadonlyMap<
  string,
  readonly Place[]
> {
  const found = new Map<string, readonly Place[]>();
  const add = (path: string | undefined, places: readonly Place[]) =>
    path !== undefined && found.set(path, [...(found.get(path) ?? []), ...places]);
  for (const guide of unresolvedGuides) {
    add(`${guide.chain.hub}/${guide.name}`, guide.places);
    add(likelyPath(guide), guide.places);
  }
  for (const [path, { chain, causes }] of unlistedTexts) add(path, [...causes, at(`${chain.pointer}/articles`, 'key')]);
  return found;
}
