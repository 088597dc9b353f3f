import type { Place } from '../../diagnostics/diagnostic.ts';
import { join } from '../../model/read/pointer.ts';
import type { Sources } from '../../model/read/source.ts';
import { entriesAt, textAt, textsAt } from '../../model/read/values.ts';
import { keyNaming } from '../../model/schema/block-schemas.ts';
import { placesOfIgnoredItems, placesOfMissingKey } from './shape-errors.ts';
import type { ChainEntry, SiteParts } from './site-parts.ts';

/** Guides that are ignored because of a mistake in their chain. */
export interface IgnoredGuides {
  /** Place of that mistake. */
  place: Place;
  /** Whether the mistake is that the chain's hub is not a page, which is reported like any broken link. */
  isHub: boolean;
  /** Whether a path, with or without its extension, may belong to one of these guides. */
  covers(path: string): boolean;
}

type NeededParts = Pick<SiteParts, 'manifest' | 'pages' | 'shapeErrors' | 'at'> & {
  sources: Pick<Sources, 'markdown'>;
};

/**
 * Returns the chains of a manifest that have a hub. A chain has no guides if its hub is neither a page nor a folder of
 * texts.
 */
export function chainsOf({ manifest, ...site }: NeededParts): ChainEntry[] {
  return entriesAt(manifest, 'chains').flatMap((entry): ChainEntry[] => {
    const { value, pointer } = entry;
    const hub = textAt(value, 'hub');
    if (hub === undefined) return [];
    const articles = isNowhere(hub, site) ? [] : textsAt(value, 'articles', pointer);
    return [{ ...entry, id: textAt(value, 'id') ?? '', hub, articles }];
  });
}

/** Whether a hub is neither the path of a page nor the path of a folder of texts. */
function isNowhere(hub: string, { pages, sources }: Pick<NeededParts, 'pages' | 'sources'>): boolean {
  if (pages.some(({ path }) => path === hub)) return false;
  const folder = `${hub.replace(/^\//, '')}/`;
  return ![...sources.markdown.keys()].some((file) => file.startsWith(folder));
}

const lastStep = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns the guides that are ignored because of mistakes in chains, with one entry for each mistake. */
export function findIgnoredGuides(site: NeededParts): IgnoredGuides[] {
  const { manifest, pages, shapeErrors, at } = site;
  const entries = entriesAt(manifest, 'chains');
  const ofChains = entries.flatMap(({ value, pointer }): IgnoredGuides[] => {
    const hub = textAt(value, 'hub');
    const slugs = new Set(textsAt(value, 'articles').map(({ text }) => text));
    const byName = (path: string) => slugs.has(lastStep(path));
    if (hub !== undefined && isNowhere(hub, site))
      return [{ place: at(`${pointer}/hub`), isHub: true, covers: byName }];
    const ofHub = hub === undefined ? placesOfMissingKey(pointer, 'hub', shapeErrors) : [];
    const ofItems = Array.isArray(value.articles)
      ? placesOfIgnoredItems(value.articles, `${pointer}/articles`, shapeErrors)
      : placesOfMissingKey(pointer, 'articles', shapeErrors);
    const isBelow = (path: string) => hub === undefined || path.startsWith(`${hub}/`);
    return [
      ...ofHub.map((place) => ({ place, isHub: false, covers: byName })),
      ...ofItems.map((place) => ({ place, isHub: false, covers: isBelow })),
    ];
  });
  const ofForm = Array.isArray(manifest.chains)
    ? placesOfIgnoredItems(manifest.chains, '/chains', shapeErrors)
    : placesOfMissingKey('', 'chains', shapeErrors);
  const known = new Set(entries.map(({ value }) => textAt(value, 'id')));
  const hubs = new Set(entries.map(({ value }) => textAt(value, 'hub')));
  // Lists on pages may name a chain that the manifest lacks.
  const ofLists = pages.flatMap(({ path, sections }) =>
    sections.flatMap(({ value, pointer }): IgnoredGuides[] => {
      const key = keyNaming('chain', textAt(value, 'type'));
      const chain = key === undefined ? undefined : textAt(value, key);
      if (key === undefined || chain === undefined || known.has(chain) || hubs.has(path)) return [];
      return [{ place: at(join(pointer, key)), isHub: false, covers: (other) => other.startsWith(`${path}/`) }];
    }),
  );
  return [...ofChains, ...ofForm.map((place) => ({ place, isHub: false, covers: () => true })), ...ofLists];
}
