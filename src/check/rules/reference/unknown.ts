import type { Place } from '../../../diagnostics/diagnostic.ts';
import { isUnreadable } from '../../../model/read/refusal-of.ts';
import { textsAt } from '../../../model/read/values.ts';
import { nearest } from '../../../text/nearest.ts';
import { COLLECTIONS, hasPart, namedEntries, placesOfLostEntries } from '../../facts/collections.ts';
import { placesOfLeftOut } from '../../facts/left-out.ts';
import { placesOfMissingPart } from '../../facts/missing-parts.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { StringUse } from '../../facts/site-parts.ts';
import type { Finding, Rule } from '../rule.ts';

interface Known {
  names: ReadonlySet<string>;
  collection: string;
  /** Places where a missing collection, or a wrong form of its entries, is reported. */
  causes: readonly Place[];
}

function known({ kind, holder, key, pointer }: StringUse, facts: SiteFacts): Known | undefined {
  const { manifest, written, sources, formErrors } = facts;
  const collection = COLLECTIONS[kind];
  if (collection !== undefined) {
    const missing = hasPart(facts, collection) ? [] : placesOfMissingPart(collection, facts);
    const causes = [...missing, ...placesOfLostEntries(collection, facts)];
    const entries = [...namedEntries(manifest, collection), ...namedEntries(written, collection)];
    return { names: new Set(entries.map(({ id }) => id)), collection, causes };
  }
  if (kind === 'markdown-file') {
    return {
      names: new Set([...sources.markdown.keys()].map((name) => `${name}.md`)),
      collection: 'content',
      causes: [],
    };
  }
  // Guides that end with the help block have to be guides of the chain; guides themselves have a rule of their own.
  if (kind === 'article' && key === 'help') {
    if (!Array.isArray(holder.articles) || formErrors.refused.has(pointer.replace(/help\/\d+$/, 'articles')))
      return undefined;
    return { names: new Set(textsAt(holder, 'articles').map(({ text }) => text)), collection: 'articles', causes: [] };
  }
  return undefined;
}

/** Places where the misnamed or unlisted text of an existing guide is reported. */
function placesOfText(slug: string, facts: SiteFacts): Place[] {
  const misnamed = facts.misnamedPaths;
  const texts = facts.leftOutTexts;
  return facts.chains.flatMap(({ hub }) => {
    const path = `${hub}/${slug}`;
    const text = texts.get(path);
    return [...(misnamed.get(path) ?? []), ...(text ? placesOfLeftOut(text, facts) : [])];
  });
}

function* unknownNames(facts: SiteFacts): Generator<Finding> {
  const byKind = new Map<string, Known | undefined>();
  for (const use of facts.ofKind(...Object.keys(COLLECTIONS), 'markdown-file', 'article')) {
    const isOfSite = use.kind !== 'article';
    const found = isOfSite && byKind.has(use.kind) ? byKind.get(use.kind) : known(use, facts);
    if (isOfSite) byKind.set(use.kind, found);
    if (!found) continue;
    const { names, collection, causes } = found;
    const typed = use.kind === 'markdown-file' && !use.value.endsWith('.md') ? `${use.value}.md` : use.value;
    if (names.has(typed) || isUnreadable(facts.sources.unreadable, typed.replace(/\.md$/, ''))) continue;
    const ofText = use.key === 'help' ? placesOfText(typed, facts) : [];
    const listed = [...names].slice(0, use.kind === 'markdown-file' ? 5 : undefined);
    const args = { typed: use.value, collection, known: listed.join(', ') || '-' };
    const subject = isOfSite ? `${collection} ${typed}` : use.pointer;
    yield { subject, place: use.locate(), args, suggestion: nearest(typed, names), causes: [...causes, ...ofText] };
  }
}

/** References lead to existing entries. */
export const rule: Rule = {
  code: 'reference/unknown',
  severity: 'error',
  subsumedBy: ['schema/*', 'reference/missing-part', 'chain/lost-guide'],
  check: unknownNames,
};
