import { createModel } from '../blocks/create-model.ts';
import { checkSite } from '../check/check-site.ts';
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import { readSite } from '../model/read/read-site.ts';
import type { Sources } from '../model/read/source.ts';
import type { SiteModel } from '../model/resolve/model.ts';

/** A site as it was read, what is wrong with it, and its model if nothing is badly wrong. */
export interface LoadedSite {
  sources: Sources;
  diagnostics: Diagnostic[];
  model?: SiteModel;
}

/** Applies rules to sources and reports what they find. */
export type Check = (sources: Sources, report: Report) => void;

/**
 * Reads a site folder and checks it; nothing that stands in its files makes this throw. `check` is every rule unless
 * another is given: `validate` looks at the form alone.
 */
export function loadSite(directory: string, check: Check = checkSite): LoadedSite {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  const sources = readSite(directory, report);
  // Rules look at each text, then pages count its words: both while its tree is kept.
  for (const document of sources.markdown.values()) void [document.analysis, document.words];
  check(sources, report);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { sources, diagnostics };
  return { sources, diagnostics, model: createModel(sources) };
}
