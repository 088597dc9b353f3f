import type { Sources } from '../model/read/source.ts';
import { buildModel, type SiteModel } from '../model/resolve/model.ts';
import type { resolveManifest } from '../model/resolve/resolve-manifest.ts';
import { definitions } from './definitions.generated.ts';

/** Builds the model of sources that passed validation; `resolve` may give a manifest that was resolved before. */
export function createModel(sources: Sources, resolve?: typeof resolveManifest): SiteModel {
  return buildModel(sources, definitions, resolve);
}
