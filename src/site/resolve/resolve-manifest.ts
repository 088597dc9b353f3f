import { frenchTypography } from '../../text/typography.ts';
import { schemaNamed } from '../schema/schemas.ts';
import { walk } from '../schema/walk.ts';
import type { Manifest } from '../types.generated.ts';
import { createLookup, interpolate, type Lookup } from './interpolate.ts';

/** A manifest whose defaults are filled in, facts put in their places and texts set in French typography. */
export interface ResolvedManifest {
  manifest: Manifest;
  lookup: Lookup;
}

/** Resolves a manifest that passed validation. */
export function resolveManifest(data: unknown): ResolvedManifest {
  const schema = schemaNamed('site');
  const filled = walk(data, schema, ({ value }) => value) as Manifest;
  const lookup = createLookup(filled);
  const manifest = walk(filled, schema, ({ value, schema: at }) => {
    if (typeof value !== 'string') return value;
    const text = interpolate(value, lookup);
    return at['x-kind'] === 'text' ? frenchTypography(text) : text;
  }) as Manifest;
  return { manifest, lookup };
}
