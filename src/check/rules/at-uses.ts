import type { Unresolved, Use } from '../site-index/site-parts.ts';
import type { Finding } from './rule.ts';

interface Described<U> extends Pick<Finding, 'args' | 'causes' | 'subject'> {
  /** Returns the correction of a use. */
  correct(use: U): string | undefined;
  /** Correction of the existing name, if it was renamed. */
  rename?: string;
}

/**
 * Yields one finding for each use of an unknown name. All have the same subject, so they are reported as one. If the
 * definition of a similar name was probably renamed, a finding at that definition comes first, so that the similar name
 * is not also reported as unused.
 */
export function* atUses<U extends Use>(
  { name, uses, near = '', renamed }: Unresolved<U>,
  { args, correct, rename = name, ...rest }: Described<U>,
): Generator<Finding> {
  const more = renamed ? { kind: 'renamed', near, count: uses.length } : {};
  const common = { subject: name, ...rest, args: { ...args, ...more } };
  if (renamed) yield { ...common, place: renamed, suggestion: rename };
  for (const use of uses) yield { ...common, place: use.locate(), suggestion: correct(use) };
}
