import { nearest } from '../../text/nearest.ts';
import { objectAt } from '../read/values.ts';
import { callsOfUnknownEntry, isOfMissingPart } from './collections.ts';
import type { NameUse, SiteFacts } from './site-facts.ts';

type Site = Pick<
  SiteFacts,
  'manifest' | 'written' | 'names' | 'ofKind' | 'documents' | 'sources' | 'isKnown' | 'faults' | 'at'
>;

/** Uses of names that the site does not have; code may show other braces. */
export function lostUses(site: Pick<SiteFacts, 'names' | 'isKnown'>): NameUse[] {
  return site.names.filter(
    ({ name, isInCode, allowed }) => !isInCode && !allowed?.includes(name) && !site.isKnown(name),
  );
}

/** The same without those of a part or an entry that is not there, which are hardly names of facts. */
export function unknownUses(site: Site): NameUse[] {
  return lostUses(site).filter(
    ({ name }) => !isOfMissingPart(name, site) && callsOfUnknownEntry(name, site).length === 0,
  );
}

/** Names of the facts that no other fact copies, and that no text says between braces. */
export function unsaidFacts({ manifest, written, names, ofKind }: Site): string[] {
  const used = new Set(names.map(({ name }) => name));
  // A fact that another one copies is used.
  for (const { value } of ofKind('value-path')) used.add(value.split('.').slice(0, 2).join('.'));
  return Object.keys(objectAt(manifest, 'facts')).filter(
    // A name of the wrong form is reported as such.
    (name) => Object.hasOwn(objectAt(written, 'facts'), name) && !used.has(`facts.${name}`),
  );
}

/** The same without those whose names texts hold otherwise: a name that lacks a brace is reported where it stands. */
export function unusedFacts(site: Site): string[] {
  const unsaid = unsaidFacts(site);
  if (unsaid.length === 0) return unsaid;
  const { sources, documents } = site;
  const typed = new Set<string>();
  for (const text of [sources.manifest.file.text, ...documents.map((document) => document.text)]) {
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
export function renamedFacts(site: Site): RenamedFact[] {
  const known = found.get(site);
  if (known) return known;
  const renamed = findRenamed(site);
  found.set(site, renamed);
  return renamed;
}

/** What was found on a site: several rules ask, and the texts are many. */
const found = new WeakMap<Site, RenamedFact[]>();

function findRenamed(site: Site): RenamedFact[] {
  const counts = new Map<string, number>();
  for (const { name } of unknownUses(site)) counts.set(name, (counts.get(name) ?? 0) + 1);
  if (counts.size === 0) return [];
  const unused = unusedFacts(site);
  const lone = unused.length === 1 && counts.size === 1 ? unused[0] : undefined;
  return [...counts].flatMap(([name, count]): RenamedFact[] => {
    const to = /^facts\.(.+)$/.exec(name)?.[1];
    const fact = to === undefined ? undefined : (nearest(to, unused) ?? lone);
    return to === undefined || fact === undefined ? [] : [{ fact, to, count }];
  });
}
