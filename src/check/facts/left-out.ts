import type { Place } from '../../diagnostics/diagnostic.ts';
import { textsAt } from '../../model/read/values.ts';
import { nearest } from '../../text/nearest.ts';
import type { LostGuides } from './chains.ts';
import { freeFiles, type MissingGuide } from './missing-guides.ts';
import type { BrokenLink, ChainEntry, MarkdownUse, SiteParts } from './site-parts.ts';

/** Number of references to each path without a page: from links, and from chains whose guides end with a help block. */
export function askedPaths({ brokenLinks, chains }: Pick<Site, 'brokenLinks' | 'chains'>): Map<string, number> {
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

/** Paths of texts and guides, with the places of mistakes in their names. */
export type PlacesByPath = ReadonlyMap<string, readonly Place[]>;

interface Site extends Pick<SiteParts, 'chains' | 'documents' | 'sources' | 'at' | 'placesHolding'> {
  brokenLinks: readonly BrokenLink[];
  missingGuides: readonly MissingGuide[];
  misnamedPaths: PlacesByPath;
  lostGuides: readonly LostGuides[];
}

/** A text in a chain's folder that is not in the chain. */
export interface LeftOut {
  chain: ChainEntry;
  slug: string;
  document: MarkdownUse;
  /** Number of references to its page. */
  count: number;
  /** Places of its name, of its name in the chain, and of parts of the manifest that may refer to it. */
  causes: readonly Place[];
}

/** Places of a missing guide of a chain. */
function placesOf({ pointer, causes }: MissingGuide, at: Site['at']): Place[] {
  return [...causes, at(pointer)];
}

/**
 * Paths of the texts that are missing in their chain because it misspells them, with the places of the misspelt names.
 */
export function findMisnamedPaths(site: Pick<Site, 'chains' | 'sources' | 'at' | 'missingGuides'>): PlacesByPath {
  const paths = new Map<string, readonly Place[]>();
  const lost = new Map<ChainEntry, Map<string, MissingGuide>>();
  for (const guide of site.missingGuides) {
    const { chain, slug, folder, kind, found, meant } = guide;
    if (kind === 'elsewhere') paths.set(`/${found}`, placesOf(guide, site.at));
    else if (meant !== undefined) paths.set(`/${folder}${meant}`, placesOf(guide, site.at));
    if (kind !== 'no-file') continue;
    lost.set(chain, (lost.get(chain) ?? new Map()).set(slug, guide));
  }
  for (const [chain, bySlug] of lost) {
    for (const name of freeFiles(chain, site)) {
      const guide = bySlug.get(nearest(name, bySlug.keys()) ?? '');
      if (guide) paths.set(`${chain.hub}/${name}`, placesOf(guide, site.at));
    }
  }
  return paths;
}

/** Texts in the folder of a chain that are not in the chain, and that no page shows, by path. */
export function findLeftOut(site: Omit<Site, 'sources' | 'missingGuides'>): ReadonlyMap<string, LeftOut> {
  const { chains, documents } = site;
  const asked = askedPaths(site);
  const byHub = new Map(chains.map((chain) => [chain.hub, chain]));
  const found = new Map<string, LeftOut>();
  for (const document of documents) {
    const { file, pages } = document;
    if (file === undefined || pages.length > 0) continue;
    const slash = file.lastIndexOf('/');
    const slug = file.slice(slash + 1);
    const chain = byHub.get(`/${file.slice(0, slash)}`);
    if (!chain || slug === 'index') continue;
    const causes = [startOf(document), ...site.placesHolding(slug)];
    for (const { place, covers } of site.lostGuides) if (covers(`/${file}`)) causes.push(place);
    found.set(`/${file}`, { chain, slug, document, count: asked.get(`/${file}`) ?? 0, causes });
  }
  if (found.size === 0) return found;
  for (const [path, causes] of site.misnamedPaths) {
    const text = found.get(path);
    if (text) found.set(path, { ...text, causes: [...text.causes, ...causes] });
  }
  return found;
}

/** Place for findings about a file as a whole. */
export function startOf({ placeOf }: Pick<MarkdownUse, 'placeOf'>): Place {
  return { ...placeOf({ start: 0, end: 0 }), start: 0, end: 0 };
}

/** Places at which the missing entry of a text in its chain is reported. */
export function placesOfLeftOut({ chain, causes }: LeftOut, { at }: Pick<Site, 'at'>): Place[] {
  return [...causes, at(`${chain.pointer}/articles`, 'key')];
}

/** Places of guides without a file, by path. */
export function findMissingPaths({ missingGuides, at }: Pick<Site, 'missingGuides' | 'at'>): PlacesByPath {
  return new Map(missingGuides.map((guide) => [`${guide.chain.hub}/${guide.slug}`, placesOf(guide, at)]));
}
