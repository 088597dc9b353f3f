import type { Sources } from '../model/read/source.ts';
import { buildModel, type SiteModel } from '../model/resolve/model.ts';
import type { resolveManifest } from '../model/resolve/resolve-manifest.ts';
import { definitions } from './definitions.generated.ts';

/** Builds the model of validated sources; `resolve` may return a previously resolved manifest. */
export function createModel(sources: Sources, resolve?: typeof resolveManifest): SiteModel {
  return buildModel(sources, definitions, resolve);
}
