import { namesIn } from '../../../model/markdown/find-names.ts';
import { keysOf } from '../../../model/read/pointer.ts';
import { isRaw, type Raw, textAt } from '../../../model/read/values.ts';
import { factValue, valueAt } from '../../../model/resolve/interpolate.ts';
import type { Fact } from '../../../model/types.generated.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * Returns the name by which texts refer to the value at a pointer: items of lists are named by their `id`, facts by
 * their key.
 */
function nameAt(manifest: Raw, pointer: string): string {
  let value: unknown = manifest;
  const steps = keysOf(pointer).map((key) => {
    const isEntry = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[key];
    return (isEntry && isRaw(value) && textAt(value, 'id')) || key;
  });
  return (steps[0] === 'facts' ? steps.slice(0, 2) : steps).join('.');
}

/** Returns the text that a name refers to, as typed. */
function textOf(manifest: Raw, name: string): string {
  const found = valueAt(manifest, name);
  const value = name.startsWith('facts.') && isRaw(found) ? factValue(manifest, found as unknown as Fact).value : found;
  return typeof value === 'string' ? value : '';
}

/** Whether the text that a name refers to contains another name, directly or through other names. */
function leadsTo(manifest: Raw, name: string, goal: string, seen = new Set<string>()): boolean {
  if (name === goal) return true;
  if (seen.has(name)) return false;
  seen.add(name);
  return [...namesIn(textOf(manifest, name))].some((next) => leadsTo(manifest, next.name, goal, seen));
}

/** The text that a name refers to does not contain that name, directly or through other names. */
export const rule: Rule = {
  code: 'fact/circular',
  severity: 'error',
  *check({ manifest, strings, sources }): Generator<Finding> {
    for (const { value, kind, document, pointer } of strings) {
      if (kind === 'markdown' || !value.includes('{{') || document !== sources.manifest) continue;
      const own = nameAt(manifest, pointer);
      for (const { name, start, end } of namesIn(value)) {
        if (!leadsTo(manifest, name, own)) continue;
        yield { place: document.locateWithin(pointer, { start, end }), args: { name, own } };
      }
    }
  },
};
