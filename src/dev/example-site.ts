import { loadExample } from '../build/examples.ts';
import { validate } from '../check/validate.ts';
import type { SiteModel } from '../model/resolve/model.ts';

/** An address below the path of an example. */
export interface ExampleAddress {
  /** The example, as a site. */
  model: SiteModel;
  /** The address within that site, without its base path. */
  address: string;
}

/**
 * Creates the function that finds the example of an address. Each starter is read on first use, and again after the
 * manifest of the surrounding site has changed. Throws if the starter has errors.
 */
export function createExampleFinder(): (address: string, around: SiteModel) => ExampleAddress | undefined {
  const models = new WeakMap<SiteModel['manifest'], Map<string, SiteModel>>();
  return (address, { manifest }) => {
    const example = manifest.examples?.find(({ path }) => address.startsWith(path));
    if (!example) return undefined;
    const known = models.get(manifest) ?? new Map<string, SiteModel>();
    models.set(manifest, known);
    const model = known.get(example.path) ?? loadExample(example, manifest, validate).model;
    if (!model) throw new Error(`The starter ${example.starter}, which ${example.path} shows, has errors`);
    known.set(example.path, model);
    return { model, address: address.slice(example.path.length - 1) };
  };
}
