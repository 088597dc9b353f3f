import { objectAt } from '../../model/read/values.ts';
import { nearest } from '../../text/nearest.ts';
import { callsOfUnknownEntry, isOfMissingPart } from './collections.ts';
import type { NameUse, SiteParts } from './site-parts.ts';

/** Uses of names that the site does not have; code may show other braces. */
export function findLostNames({ names, isKnown }: Pick<SiteParts, 'names' | 'isKnown'>): NameUse[] {
  return names.filter(({ name, isInCode, allowed }) => !isInCode && !allowed?.includes(name) && !isKnown(name));
}

/** Names of the facts that no other fact copies, and that no text says between braces. */
export function findUnsaidFacts({
  manifest,
  written,
  names,
  ofKind,
}: Pick<SiteParts, 'manifest' | 'written' | 'names' | 'ofKind'>): string[] {
  // `facts.price.value` is a part of one.
  const used = new Set(names.map(({ name }) => name.split('.').slice(0, 2).join('.')));
  // A fact that another one copies is used.
  for (const { value } of ofKind('value-path')) used.add(value.split('.').slice(0, 2).join('.'));
  return Object.keys(objectAt(manifest, 'facts')).filter(
    // A name of the wrong form is reported as such.
    (name) => Object.hasOwn(objectAt(written, 'facts'), name) && !used.has(`facts.${name}`),
  );
}

/** The same without those whose names texts hold otherwise: a name that lacks a brace is reported where it stands. */
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

/** A fact that no text says, and the name by which texts ask in vain for one. */
export interface RenamedFact {
  fact: string;
  to: string;
  /** How often they ask. */
  count: number;
}

/**
 * Facts that have another name than the texts know them by: a near one, or any where no other fact is unused and no
 * other name unknown. Where several texts ask, the fact is misspelt rather than they.
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
    // What is asked of a part or an entry that is not there is hardly the name of a fact.
    if (isOfMissingPart(name, site) || callsOfUnknownEntry(name, site).length > 0) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const lone = unused.length === 1 && counts.size === 1 ? unused[0] : undefined;
  return [...counts].flatMap(([name, count]): RenamedFact[] => {
    const to = /^facts\.(.+)$/.exec(name)?.[1];
    const fact = to === undefined ? undefined : (nearest(to, unused) ?? lone);
    return to === undefined || fact === undefined ? [] : [{ fact, to, count }];
  });
}
