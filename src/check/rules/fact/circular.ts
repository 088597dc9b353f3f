import { namesIn } from '../../../model/markdown/find-names.ts';
import { keysOf } from '../../../model/read/pointer.ts';
import { isRaw, type Raw, textAt } from '../../../model/read/values.ts';
import { factValue, valueAt } from '../../../model/resolve/interpolate.ts';
import type { Fact } from '../../../model/types.generated.ts';
import type { Finding, Rule } from '../rule.ts';

/** The name under which texts ask for the value at a pointer: entries of lists go by their `id`, facts by their key. */
function nameAt(manifest: Raw, pointer: string): string {
  let value: unknown = manifest;
  const steps = keysOf(pointer).map((key) => {
    const isEntry = Array.isArray(value);
    value = (value as Record<string, unknown> | undefined)?.[key];
    return (isEntry && isRaw(value) && textAt(value, 'id')) || key;
  });
  return (steps[0] === 'facts' ? steps.slice(0, 2) : steps).join('.');
}

/** The text that stands for a name, as it is typed. */
function textOf(manifest: Raw, name: string): string {
  const found = valueAt(manifest, name);
  const value = name.startsWith('facts.') && isRaw(found) ? factValue(manifest, found as unknown as Fact).value : found;
  return typeof value === 'string' ? value : '';
}

/** Whether a name stands for a text that, by way of other names or at once, holds another name. */
function leadsTo(manifest: Raw, name: string, goal: string, seen = new Set<string>()): boolean {
  if (name === goal) return true;
  if (seen.has(name)) return false;
  seen.add(name);
  return [...namesIn(textOf(manifest, name))].some((next) => leadsTo(manifest, next.name, goal, seen));
}

/** No name stands for a text that holds the name itself. */
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
