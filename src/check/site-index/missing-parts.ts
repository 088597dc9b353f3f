import type { Place } from '../../diagnostics/diagnostic.ts';
import { isRaw } from '../../model/read/values.ts';
import type { IgnoredGuides } from './chains.ts';
import { COLLECTIONS, callsOfUnknownEntry, hasPart, isOfMissingPart, NAMING_PARTS } from './collections.ts';
import type { SiteParts } from './site-parts.ts';

/** A missing part of the manifest, and the reference to it. */
export interface MissingPart {
  part: string;
  what: string;
  locate(): Place;
}

type NeededParts = Pick<SiteParts, 'chains' | 'manifest' | 'written' | 'ofKind' | 'names' | 'at'>;

interface Missing {
  missingParts: readonly MissingPart[];
}

/** Yields the references to entries or facts of missing parts. */
function* referencesToMissingParts(site: NeededParts): Generator<MissingPart> {
  for (const [kind, part] of Object.entries(COLLECTIONS)) {
    if (hasPart(site, part)) continue;
    for (const { value, locate } of site.ofKind(kind)) yield { part, what: value, locate };
  }
  const partOf = (name: string) => name.split('.')[0] ?? '';
  for (const { value, locate } of site.ofKind('value-path')) {
    if (isOfMissingPart(value, site)) yield { part: partOf(value), what: value, locate };
  }
  for (const { name, locate, isInCode } of site.names) {
    if (!isInCode && isOfMissingPart(name, site)) yield { part: partOf(name), what: `{{${name}}}`, locate };
  }
}

/**
 * Returns the missing parts of the manifest that something needs. A missing mail service is reported for every form,
 * any other part only for its first reference.
 */
export function findMissingParts(site: NeededParts): MissingPart[] {
  const { chains, ofKind, at } = site;
  const missing: MissingPart[] = [];
  if (!hasPart(site, 'mail')) {
    for (const { value: what, pointer } of ofKind('form'))
      missing.push({ part: 'mail', what, locate: () => at(pointer.replace(/form$/, 'type')) });
  }
  const first = chains[0];
  if (first && isRaw(first.value) && !hasPart(site, 'guides')) {
    missing.push({ part: 'guides', what: first.id, locate: () => at(`${first.pointer}/id`) });
  }
  if (NAMING_PARTS.every((part) => hasPart(site, part))) return missing;
  const reported = new Set<string>();
  for (const found of referencesToMissingParts(site)) {
    if (reported.has(found.part)) continue;
    reported.add(found.part);
    missing.push(found);
  }
  return missing;
}

/**
 * Returns the places where missing parts, keys and guides are reported. Any of them may use something that otherwise
 * seems unused.
 */
export function findPlacesHiding({
  shapeErrors,
  missingParts,
  ignoredGuides,
}: Pick<SiteParts, 'shapeErrors'> & Missing & { ignoredGuides: readonly IgnoredGuides[] }): readonly Place[] {
  return [
    ...shapeErrors.hiding,
    ...ignoredGuides.map(({ place }) => place),
    ...missingParts.map(({ locate }) => locate()),
  ];
}

/** Returns the places where a part is reported missing. */
export function placesOfMissingPart(name: string, { missingParts }: Missing): Place[] {
  return missingParts.flatMap(({ part, locate }) => (part === name ? [locate()] : []));
}

/** Returns the places where the missing part or entry in a dotted name is reported. */
export function placesOfName(
  name: string,
  site: Pick<SiteParts, 'manifest' | 'written' | 'ofKind'> & Missing,
): Place[] {
  const ofPart = isOfMissingPart(name, site) ? placesOfMissingPart(name.split('.')[0] ?? '', site) : [];
  return [...ofPart, ...callsOfUnknownEntry(name, site).map(({ locate }) => locate())];
}
