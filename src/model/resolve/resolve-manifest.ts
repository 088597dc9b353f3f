import type { Lookup } from '../../text/braced-names.ts';
import { brandTheme } from '../../text/brand-palette.ts';
import { type Schema, schemaNamed } from '../schema/schemas.ts';
import { withDefaults } from '../schema/with-defaults.ts';
import type { Manifest } from '../types.generated.ts';
import { createLookup } from './interpolate.ts';
import { resolveValues } from './resolve-values.ts';

/** A manifest in which defaults, facts, French typography and the colour of the brand are applied. */
export interface ResolvedManifest {
  manifest: Manifest;
  lookup: Lookup;
}

/** Resolves a validated manifest. `schema` is the schema of its site, if the site has blocks of its own. */
export function resolveManifest(data: unknown, schema: Schema = schemaNamed('site')): ResolvedManifest {
  const filled = withDefaults({ value: data, schema }) as Manifest;
  const lookup = createLookup(filled);
  const manifest = resolveValues(filled, schema, lookup) as Manifest;
  const { theme } = manifest;
  return { manifest: theme.brand ? { ...manifest, theme: brandTheme(theme, theme.brand).theme } : manifest, lookup };
}
