import type { Diagnostic, Report } from '../diagnostics/diagnostic.ts';
import type { Sources } from './read/source.ts';
import { createContext } from './rules/context/create-context.ts';
import { rules } from './rules/registry.ts';
import { runRules } from './rules/run-rules.ts';
import { validate } from './validate.ts';

export interface CheckOptions {
  /** Placeholders become errors: nothing provisional goes live. */
  release?: boolean;
  /** Day of the check, AAAA-MM-JJ; today (UTC) unless it is given. */
  today?: string;
}

/**
 * Checks sources that were read: first their form, then what their parts say about each other.
 * Parts whose form is wrong are reported once and then left alone. The same engine everywhere.
 */
export function checkSite(sources: Sources, report: Report, { release = false, today }: CheckOptions = {}): void {
  const invalid = new Map<string, Set<string>>();
  const reportForm = (diagnostic: Diagnostic) => {
    const { file, pointer } = diagnostic.place;
    // A missing key leaves the rest of its object as it is.
    if (pointer !== undefined && diagnostic.code !== 'schema/missing-key') {
      const pointers = invalid.get(file) ?? new Set();
      invalid.set(file, pointers.add(pointer));
    }
    report(diagnostic);
  };
  validate(sources, reportForm);
  // Nothing can be said about links and chains without the manifest that holds them.
  if (typeof sources.manifest.data !== 'object' || sources.manifest.data === null) return;
  const context = createContext({
    sources,
    invalid,
    today: today ?? new Date().toISOString().slice(0, 10),
    tunable: rules.map(({ code }) => code),
  });
  runRules(rules, context, release, report);
}
