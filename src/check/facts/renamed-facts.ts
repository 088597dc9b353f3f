import { objectAt } from '../../model/read/values.ts';
import { nearest } from '../../text/nearest.ts';
import { callsOfUnknownEntry, isOfMissingPart } from './collections.ts';
import type { NameUse, SiteParts } from './site-parts.ts';

/** Uses of unknown names; names in code may have another meaning. */
export function findLostNames({ names, isKnown }: Pick<SiteParts, 'names' | 'isKnown'>): NameUse[] {
  return names.filter(({ name, isInCode, allowed }) => !isInCode && !allowed?.includes(name) && !isKnown(name));
}

/** Names of the facts that no other fact copies, and that no text names. */
export function findUnsaidFacts({
  manifest,
  written,
  names,
  ofKind,
}: Pick<SiteParts, 'manifest' | 'written' | 'names' | 'ofKind'>): string[] {
  // `facts.price.value` belongs to a fact.
  const used = new Set(names.map(({ name }) => name.split('.').slice(0, 2).join('.')));
  // A fact that another one copies is used.
  for (const { value } of ofKind('value-path')) used.add(value.split('.').slice(0, 2).join('.'));
  return Object.keys(objectAt(manifest, 'facts')).filter(
    // A name with a wrong form is reported as such.
    (name) => Object.hasOwn(objectAt(written, 'facts'), name) && !used.has(`facts.${name}`),
  );
}

/**
 * The facts of `findUnsaidFacts`, without those whose names occur in texts in another form: a name with a missing brace
 * is reported at its place.
 */
export function findUnusedFacts({
  unsaidFacts: unsaid,
  sources,
  documents,
}: Pick<SiteParts, 'sources' | 'documents'> & { unsaidFacts: readonly string[] }): readonly string[] {
  if (unsaid.length === 0) return unsaid;
  const typed = new Set<string>();
  for (const text of [sources.manifest.text, ...documents.map((document) => document.text)]) {
    for (const [name] of text.matchAll(/facts\.\w+/g)) typed.add(name);
  }
  return unsaid.filter((name) => !typed.has(`facts.${name}`));
}

/** An unused fact, and the unknown name that texts use instead. */
export interface RenamedFact {
  fact: string;
  to: string;
  /** Number of uses of that name. */
  count: number;
}

/**
 * Facts whose name differs from the one in the texts: similar names, or any two if there is only one unused fact and
 * one unknown name. If several texts use the unknown name, the misspelling is in the fact.
 */
export function findRenamedFacts({
  lostNames,
  unusedFacts: unused,
  ...site
}: Pick<SiteParts, 'manifest' | 'written' | 'ofKind'> & {
  lostNames: readonly NameUse[];
  unusedFacts: readonly string[];
}): RenamedFact[] {
  const counts = new Map<string, number>();
  for (const { name } of lostNames) {
    // A name in a missing part or entry is probably not the name of a fact.
    if (isOfMissingPart(name, site) || callsOfUnknownEntry(name, site).length > 0) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const onlyUnused = unused.length === 1 && counts.size === 1 ? unused[0] : undefined;
  return [...counts].flatMap(([name, count]): RenamedFact[] => {
    const to = /^facts\.(.+)$/.exec(name)?.[1];
    const fact = to === undefined ? undefined : (nearest(to, unused) ?? onlyUnused);
    return to === undefined || fact === undefined ? [] : [{ fact, to, count }];
  });
}
