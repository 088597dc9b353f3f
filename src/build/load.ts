import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readSite } from '../site/read/read-site.ts';
import type { Sources } from '../site/read/source.ts';
import { createModel, type SiteModel } from '../site/resolve/model.ts';
import { validate } from '../site/validate.ts';

/** A site as it was read, what is wrong with it, and its model if nothing is badly wrong. */
export interface LoadedSite {
  sources: Sources;
  diagnostics: Diagnostic[];
  model?: SiteModel;
}

/** Checks sources that were read, and makes their model unless there are errors. */
export function modelOf(sources: Sources, read: readonly Diagnostic[]): LoadedSite {
  const diagnostics = [...read];
  validate(sources, (diagnostic) => diagnostics.push(diagnostic));
  if (diagnostics.some(({ severity }) => severity === 'error')) return { sources, diagnostics };
  return { sources, diagnostics, model: createModel(sources) };
}

/** Reads a site folder; nothing that stands in its files makes this throw. */
export function loadSite(directory: string): LoadedSite {
  const diagnostics: Diagnostic[] = [];
  const sources = readSite(directory, (diagnostic) => diagnostics.push(diagnostic));
  return modelOf(sources, diagnostics);
}
