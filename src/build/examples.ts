import { exampleModel } from '../model/resolve/example.ts';
import type { Example, Manifest } from '../model/types.generated.ts';
import { type Check, type LoadedSite, loadSite } from './load-site.ts';
import { starterFolder } from './starters.ts';

/** Reads and checks the starter of an example. If it has no errors, `model` is the model of the example. */
export function loadExample(example: Example, around: Manifest, check?: Check): LoadedSite {
  const loaded = loadSite(starterFolder(example.starter), check);
  return loaded.model ? { ...loaded, model: exampleModel(loaded.model, example, around) } : loaded;
}
