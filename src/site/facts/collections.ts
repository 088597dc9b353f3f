import { isRaw, listAt, textAt } from '../read/values.ts';
import type { SiteParts, StringUse } from './site-parts.ts';

/** Collection of the manifest that each kind of reference names an entry of. */
export const COLLECTIONS: Readonly<Record<string, string>> = {
  plan: 'plans',
  'backlink-pack': 'backlinkPacks',
  testimonial: 'testimonials',
  'portfolio-item': 'portfolio',
  chain: 'chains',
  popup: 'popups',
  service: 'services',
};

/** Parts of the manifest that hold what goes by a name of its own. */
export const NAMING_PARTS: readonly string[] = [...Object.values(COLLECTIONS), 'facts'];

/** Whether a part stands in the manifest, in whatever form and under a key that is at least near. */
export function hasPart({ manifest, written }: Pick<SiteParts, 'manifest' | 'written'>, part: string): boolean {
  return Object.hasOwn(written, part) || Object.hasOwn(manifest, part);
}

/** Whether a dotted name asks for something of a part that is not there: the part is what is reported. */
export function isOfMissingPart(name: string, site: Pick<SiteParts, 'manifest' | 'written'>): boolean {
  const [part = '', ...rest] = name.split('.');
  return rest.length > 0 && NAMING_PARTS.includes(part) && !hasPart(site, part);
}

/** The places where others call by its identifier the unknown entry that a dotted name asks for; none of a known one. */
export function callsOfUnknownEntry(
  name: string,
  { manifest, ofKind }: Pick<SiteParts, 'manifest' | 'ofKind'>,
): StringUse[] {
  const [part = '', id = ''] = name.split('.');
  const kind = Object.keys(COLLECTIONS).find((key) => COLLECTIONS[key] === part);
  if (kind === undefined) return [];
  const isEntry = (entry: unknown) => isRaw(entry) && textAt(entry, 'id') === id;
  return listAt(manifest, part).some(isEntry) ? [] : ofKind(kind).filter(({ value }) => value === id);
}
