import type { SiteIndex } from '../../check/site-index/site-index.ts';
import { isRaw } from '../../model/read/values.ts';
import { schemaNamed } from '../../model/schema/schemas.ts';
import { visit } from '../../model/schema/visit.ts';
import { readableText } from '../../text/braced-names.ts';
import { findFolded } from '../../text/compare.ts';
import type { SearchHit } from '../protocol.ts';
import { placeName } from './site-tree.ts';

/** Maximum number of settings found. */
const MAX_SETTINGS = 8;

/** Finds settings by their titles in forms, outermost first: « horaires » finds « Entreprise › Horaires ». */
export function searchSettings({ sources, interpolate }: SiteIndex, wanted: string): SearchHit[] {
  const manifest = isRaw(sources.manifest.data) ? sources.manifest.data : {};
  const parts = schemaNamed('site').properties ?? {};
  const settings = Object.entries(manifest).filter(([key]) => parts[key]?.['x-setting']);
  const hits: SearchHit[] = [];
  for (const { schema, pointer } of visit({ value: Object.fromEntries(settings), schema: schemaNamed('site') })) {
    if (hits.length >= MAX_SETTINGS) break;
    const isFound = pointer !== '' && findFolded(schema.title ?? '', wanted).length > 0;
    if (!isFound || hits.some((hit) => pointer.startsWith(`${hit.pointer}/`))) continue;
    const excerpt = readableText(interpolate(placeName(manifest, pointer)));
    hits.push({ file: 'manifest', pointer, title: excerpt.split(' › ')[0] ?? '', excerpt, routes: [] });
  }
  return hits;
}
