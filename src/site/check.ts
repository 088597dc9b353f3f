import type { Report } from '../diagnostics/diagnostic.ts';
import type { Sources } from './read/source.ts';
import { createContext } from './rules/context/create-context.ts';
import { type Mend, mendOf } from './rules/context/mend.ts';
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
 * A part whose form is wrong is reported once, then read as what was probably meant. The same engine everywhere.
 */
export function checkSite(sources: Sources, report: Report, { release = false, today }: CheckOptions = {}): void {
  const mends = new Map<string, Map<string, Mend>>();
  validate(sources, (diagnostic) => {
    const { file, pointer } = diagnostic.place;
    const mended = pointer === undefined ? undefined : mendOf(diagnostic);
    if (pointer !== undefined && mended !== undefined) {
      const ofFile = mends.get(file) ?? new Map<string, Mend>();
      mends.set(file, ofFile.set(pointer, mended));
    }
    report(diagnostic);
  });
  // Nothing can be said about links and chains without the manifest that holds them.
  const { data } = sources.manifest;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
  const context = createContext({
    sources,
    mends,
    // Whoever writes east of Greenwich has tomorrow's date already: no clock is further ahead than 14 hours.
    today: today ?? new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
    tunable: rules.map(({ code }) => code),
  });
  // Without pages every reference would be lost: that they are missing has been said.
  if (context.pages.length === 0) return;
  runRules(rules, context, release, report);
}
