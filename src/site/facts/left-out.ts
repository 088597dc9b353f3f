import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../text/nearest.ts';
import { textsAt } from '../read/values.ts';
import { type Cause, causesAt } from './cause.ts';
import { renamed } from './misnamed-files.ts';
import { findMissingGuides, freeFiles, type MissingGuide } from './missing-guides.ts';
import type { ChainEntry, MarkdownUse, SiteFacts } from './site-facts.ts';

/** How often the site asks for each path that has no page: links, and chains for the guides that end with their help. */
export function askedPaths({ astray, chains }: Pick<SiteFacts, 'astray' | 'chains'>): Map<string, number> {
  const helpers = chains.flatMap(({ value, hub, articles }) => {
    const named = new Set(articles.map(({ text }) => text));
    return textsAt(value, 'help').flatMap(({ text }) => (named.has(text) ? [] : [`${hub}/${text}`]));
  });
  const counts = new Map<string, number>();
  for (const path of [...astray.map(({ target }) => target.path), ...helpers]) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

type Site = Pick<SiteFacts, 'chains' | 'documents' | 'sources' | 'astray' | 'at'>;

/** A text in a chain's folder that the chain does not name. */
export interface LeftOut {
  chain: ChainEntry;
  slug: string;
  document: MarkdownUse;
  /** How often the site asks for its page. */
  count: number;
  /** Findings about the name that it has, or that its chain has for it. */
  causes: readonly Cause[];
}

/** What is reported of a guide that a chain names in vain. */
function causesOf({ pointer, causes }: MissingGuide, at: Site['at']): Cause[] {
  return [...causes, ...causesAt(at(pointer), 'chain/missing-article')];
}

/** Paths of the texts that are left out of their chain because a chain names them wrong, with what is reported there. */
export function misnamedPaths(site: Pick<Site, 'chains' | 'sources' | 'at'>): Map<string, readonly Cause[]> {
  const paths = new Map<string, readonly Cause[]>();
  const lost = new Map<ChainEntry, Map<string, MissingGuide>>();
  for (const guide of findMissingGuides(site)) {
    const { chain, slug, folder, elsewhere, meant, causes } = guide;
    if (elsewhere !== undefined) paths.set(`/${elsewhere}${slug}`, causesOf(guide, site.at));
    else if (meant !== undefined) paths.set(`/${folder}${meant}`, causesOf(guide, site.at));
    if (causes.length > 0) continue;
    lost.set(chain, (lost.get(chain) ?? new Map()).set(slug, guide));
  }
  for (const [chain, bySlug] of lost) {
    for (const name of freeFiles(chain, site)) {
      const guide = bySlug.get(nearest(name, bySlug.keys()) ?? '');
      if (guide) paths.set(`${chain.hub}/${name}`, causesOf(guide, site.at));
    }
  }
  return paths;
}

/** The texts beside a chain's guides that are none of them and that no page shows; by path. */
export function leftOut(site: Site): Map<string, LeftOut> {
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
    const isMisnamed = renamed(file, chains) !== undefined;
    const causes = isMisnamed ? causesAt(startOf(document), 'chain/misnamed-file') : [];
    found.set(`/${file}`, { chain, slug, document, count: asked.get(`/${file}`) ?? 0, causes });
  }
  if (found.size === 0) return found;
  for (const [path, causes] of misnamedPaths(site)) {
    const text = found.get(path);
    if (text) found.set(path, { ...text, causes: [...text.causes, ...causes] });
  }
  return found;
}

/** Where what is wrong with a file as a whole is reported. */
export function startOf({ placeOf }: Pick<MarkdownUse, 'placeOf'>): Place {
  return { ...placeOf({ offset: 0, length: 0 }), offset: 0 };
}

/** Whether a part of the manifest whose form is wrong may name a text, so that nothing else is to be said of it. */
export function isPerhapsNamed({ slug }: LeftOut, { isMentioned }: Pick<SiteFacts, 'isMentioned'>): boolean {
  return isMentioned(`"${slug}"`);
}

/** What is reported of a text that is left out of its chain. */
export function causesOfLeftOut({ chain, document, count, causes }: LeftOut, { at }: Pick<Site, 'at'>): Cause[] {
  const place = at(`${chain.pointer}/articles`, 'key');
  return [
    ...causes,
    ...(count > 0 ? causesAt(place, 'chain/linked-article-in-no-chain') : []),
    ...causesAt(startOf(document), 'chain/article-in-no-chain'),
  ];
}

/** What is reported of the guides that chains name and that have no file, by path. */
export function missingPaths(site: Pick<Site, 'chains' | 'sources' | 'at'>): Map<string, readonly Cause[]> {
  return new Map(
    findMissingGuides(site).map((guide) => [`${guide.chain.hub}/${guide.slug}`, causesOf(guide, site.at)]),
  );
}
