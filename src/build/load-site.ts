import { createModel } from '../blocks/create-model.ts';
import { checkSite } from '../check/check-site.ts';
import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import { readSite } from '../model/read/read-site.ts';
import type { Sources } from '../model/read/source.ts';
import type { SiteModel } from '../model/resolve/model.ts';

/** A site, its problems, and its model if there are no errors. */
export interface LoadedSite {
  sources: Sources;
  diagnostics: Diagnostic[];
  model?: SiteModel;
}

/** Applies rules to sources and reports their findings. */
export type Check = (sources: Sources, report: Report) => void;

/**
 * Reads a site folder and checks it; it never throws because of the content of files. By default, `check` applies all
 * rules; `validate` would only check the form.
 */
export function loadSite(directory: string, check: Check = checkSite): LoadedSite {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  const sources = readSite(directory, report);
  // Rules analyse each text, and pages count its words: do both while its tree is cached.
  for (const document of sources.markdown.values()) void [document.analysis, document.words];
  check(sources, report);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { sources, diagnostics };
  return { sources, diagnostics, model: createModel(sources) };
}
