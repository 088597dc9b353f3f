import { objectAt } from '../../model/read/values.ts';
import type { NameUse, SiteParts } from './site-parts.ts';

/** Returns the uses of unknown names. Names in code are left out, because they may have another meaning. */
export function findUnknownNames({ names, isKnown }: Pick<SiteParts, 'names' | 'isKnown'>): NameUse[] {
  return names.filter(({ name, isInCode, allowed }) => !isInCode && !allowed?.includes(name) && !isKnown(name));
}

/** Returns the names of the facts that no other fact copies, and that no text names. */
export function findUnusedFacts({
  manifest,
  written,
  names,
  ofKind,
}: Pick<SiteParts, 'manifest' | 'written' | 'names' | 'ofKind'>): string[] {
  // `facts.price.value` is a use of the fact `price`.
  const used = new Set(names.map(({ name }) => name.split('.').slice(0, 2).join('.')));
  // A fact that another one copies is used.
  for (const { value } of ofKind('value-path')) used.add(value.split('.').slice(0, 2).join('.'));
  return Object.keys(objectAt(manifest, 'facts')).filter(
    // A name with a wrong shape is reported as such.
    (name) => Object.hasOwn(objectAt(written, 'facts'), name) && !used.has(`facts.${name}`),
  );
}
